import type { Kysely } from 'kysely'
import { sectionGuard } from '#kernel/server/manifest/section-guard.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { catalogFailures } from '../errors.ts'
import type { CatalogTables } from './tables.ts'

type Db = Kysely<CatalogTables>
type Groups = readonly { uuid: string }[]

/** A product whose group is gone would be taxed and sent by another one without anybody knowing. */
export const keepGroups = sectionGuard<CatalogTables, typeof shopSection.schema>(
  shopSection,
  async (db, { before, after }) => {
    const gone = (pick: (shop: ShopConfig) => Groups) => missing(pick(before), pick(after))
    if (
      await isUsed(
        db,
        'vat_group',
        gone(({ vat }) => vat.groups),
      )
    )
      throw catalogFailures.rateInUse()
    if (
      await isUsed(
        db,
        'shipping_group',
        gone(({ shipping }) => shipping.groups),
      )
    )
      throw catalogFailures.shippingInUse()
  },
)

function missing(before: Groups, after: Groups): string[] {
  const left = new Set(after.map(({ uuid }) => uuid))
  return before.map(({ uuid }) => uuid).filter((uuid) => !left.has(uuid))
}

async function isUsed(db: Db, column: 'vat_group' | 'shipping_group', ids: readonly string[]) {
  if (ids.length === 0) return false
  const found = await db
    .selectFrom('products')
    .select('id')
    .where(column, 'in', ids)
    .limit(1)
    .execute()
  return found.length > 0
}
