import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { presentFiles } from '#modules/files/server/api.ts'
import { type NewProduct, type Product, product } from '../../products/product.ts'
import { productResource } from '../../products/server/product.resource.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'
import { keepDraft } from './save-draft.ts'

type Wanted = { entry: string; version: number; revision: number }
type Values = Record<string, unknown>
const MOST_CHANGES = 5000

/** An earlier version of the live product becomes its draft, over the one there may be. */
export async function restoreAsDraft(
  change: CatalogChange,
  id: string,
  { entry, ...read }: Wanted,
): Promise<void> {
  const [live] = await productResource.read(change.db, [id])
  if (!live) throw failures.notFound()
  const then = await versionOf(change, live, entry)
  await keepDraft(change, id, { ...(await withoutGone(change.db, then)), ...read })
  const after = { entry }
  await change.audit({ noun: product.name, id, action: 'restore-version', after })
}

/** The history keeps what each change replaced: taken back one by one, they lead to any earlier one. */
async function versionOf({ kernel }: CatalogChange, live: Product, entry: string) {
  const changes = await kernel
    .selectFrom('audit_log')
    .select(['id', 'before'])
    .where('noun', '=', product.name)
    .where('item_id', '=', live._id)
    .where('action', 'in', ['create', 'update'])
    .where('id', '>=', entry)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  if (changes.at(-1)?.id !== entry) throw failures.notFound()
  const then: Values = { ...live }
  for (const { before } of changes.slice(0, -1)) Object.assign(then, before)
  return readable(then)
}

/** What was kept in a form of former times is left as it is now. */
function readable(then: Values): Partial<NewProduct> {
  const known = Object.entries(product.Change.shape).filter(
    ([name, schema]) => then[name] !== undefined && schema.safeParse(then[name]).success,
  )
  const read = Object.fromEntries(known.map(([name]) => [name, then[name]]))
  const { version: _, ...fields } = product.Change.parse(read)
  return fields
}

/** Pictures, groups and products that were deleted since cannot come back with it. */
async function withoutGone(db: Db, then: Partial<NewProduct>): Promise<Partial<NewProduct>> {
  const { images = [], groups, related, variants = [], guarantee_label } = then
  const pictures = [...images, ...variants.map(({ image }) => image), guarantee_label]
  const files = await presentFiles(
    db,
    pictures.filter((file) => typeof file === 'string'),
  )
  const here = (file: string | null | undefined) => (file && files.includes(file) ? file : null)
  return {
    ...then,
    ...(then.images && { images: images.filter(here) }),
    ...(groups && { groups: await present(db, 'product_groups', groups) }),
    ...(related && { related: await present(db, 'products', related) }),
    ...(then.variants && {
      variants: variants.map((variant) => ({ ...variant, image: here(variant.image) })),
    }),
    guarantee_label: here(guarantee_label),
  }
}

async function present(
  db: Db,
  table: 'product_groups' | 'products',
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}
