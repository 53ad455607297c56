import { type Selectable, sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { useFiles as setFileUses } from '#modules/files/server/api.ts'
import { type Product, product } from '../../products/product.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'
import type { ProductDraft } from '../draft.calls.ts'
import { type DraftFields, differing, fieldsOf, mergeDraft } from './merge-draft.ts'

type Row = Selectable<CatalogTables['product_drafts']>

export async function findDraft(db: Db, id: string): Promise<Row | undefined> {
  return db.selectFrom('product_drafts').selectAll().where('product_id', '=', id).executeTakeFirst()
}

/** Stores a draft over the present one, or begins one. */
export async function storeDraft(
  change: CatalogChange,
  live: Product,
  { base, fields }: DraftFields,
): Promise<void> {
  const { db, scope } = change
  const [by, name] = [scope.user.id, displayName(scope.user)]
  await sql`insert into product_drafts (product_id, base, fields, begun_by, begun_by_name,
      saved_by, saved_by_name)
    values (${live._id}, ${JSON.stringify(base)}::jsonb, ${JSON.stringify(fields)}::jsonb,
      ${by}::uuid, ${name}, ${by}::uuid, ${name})
    on conflict (product_id) do update set revision = product_drafts.revision + 1,
      base = excluded.base, fields = excluded.fields, saved_at = clock_timestamp(),
      saved_by = excluded.saved_by, saved_by_name = excluded.saved_by_name`.execute(db)
  await noteDraftFiles(change, live)
}

export async function dropDraft(change: CatalogChange, live: Product): Promise<void> {
  await change.db.deleteFrom('product_drafts').where('product_id', '=', live._id).execute()
  await noteDraftFiles(change, live)
}

/** Pictures that only a draft names are in use too, so nobody throws them away for good. */
export async function noteDraftFiles(
  change: CatalogChange,
  live: Product,
  isGone = false,
): Promise<void> {
  const row = isGone ? undefined : await findDraft(change.db, live._id)
  const { title = live.title, images = [], variants = [], guarantee_label } = row?.fields ?? {}
  const files = [...images, ...variants.map(({ image }) => image), guarantee_label]
  await setFileUses(change, {
    module: product.module,
    noun: 'product-draft',
    id: live._id,
    label: title,
    link: `shop/products/${live._id}`,
    files: files.filter((file) => typeof file === 'string'),
  })
}

/** As staff see it. */
export function toWire(row: Row | undefined, live: Product): ProductDraft | null {
  if (!row) return null
  const now = fieldsOf(live)
  const after = mergeDraft(row, now)
  return {
    product: row.product_id,
    revision: row.revision,
    item: { ...live, ...after },
    live,
    fields: Object.keys(differing(now, after)),
    changed: differing(now, row.base),
    begun: row.begun_at.toISOString(),
    begun_by: { _id: row.begun_by, name: row.begun_by_name },
    saved: row.saved_at.toISOString(),
    saved_by: { _id: row.saved_by, name: row.saved_by_name },
  }
}
