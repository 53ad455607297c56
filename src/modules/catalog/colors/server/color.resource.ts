import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { preparePictures, useFiles as setFileUses } from '#modules/files/server/api.ts'
import { catalogFailures } from '../../errors.ts'
import { mustBeThere } from '../../server/check-files.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { type CatalogChange, COLORS_TAG, type Db } from '../../server/unit-of-work.ts'
import { type Color, color } from '../color.ts'

export const colorResource = resourcesOf<CatalogTables>()(color, {
  table: 'product_colors',
  check: ({ db }, { image }) => mustBeThere(db, [image], 'image'),
  created: appear,
  changed: appear,
  removing: async (change, colors) => {
    const uses = await countUses(
      change.db,
      colors.map(({ _id }) => _id),
    )
    if (uses.size > 0) throw catalogFailures.colorInUse()
    for (const one of colors) await setFileUses(change, { ...usesOf(one), files: [] })
  },
  restoring: appear,
  // A variant that lies in the trash with its product still names it.
  purging: async ({ db }, ids) => {
    await sql`update product_variants set color = null
      where color = any(${[...ids]}::uuid[])`.execute(db)
  },
  derive: async (db, ids) => {
    const uses = await countUses(db, ids)
    return new Map(ids.map((id) => [id, { uses: uses.get(id) ?? 0 }]))
  },
  tags: () => [COLORS_TAG],
})

async function countUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ color: string; uses: number }>`
    select v.color, count(*)::int as uses from product_variants v
      join products p on p.id = v.product_id and p.deleted_at is null
    where v.color = any(${[...ids]}::uuid[]) group by v.color`.execute(db)
  return new Map(rows.map(({ color, uses }) => [color, uses]))
}

async function appear(change: CatalogChange, item: Color): Promise<void> {
  const uses = usesOf(item)
  await setFileUses(change, uses)
  await preparePictures(change, { files: uses.files, galleries: [] })
}

function usesOf({ _id: id, title: label, image }: Color) {
  const { name: noun, module } = color
  return { module, noun, id, label, link: `shop/colors/${id}`, files: image ? [image] : [] }
}
