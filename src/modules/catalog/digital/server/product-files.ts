import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { toAttachedFile } from '#kernel/server/attachments/attached-file.ts'
import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import { catalogFailures } from '../../errors.ts'
import { product } from '../../products/product.ts'
import { guardOnline } from '../../products/server/check-product.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { CatalogChange, CatalogContext, Db } from '../../server/unit-of-work.ts'
import { PRODUCT_FILE_LIMITS, productFileCalls } from '../product-file.calls.ts'
import { keptFiles } from './sold-files.ts'

const on = routesOf<CatalogTables>()
const noun = product.name

/** Never public: besides the calls of staff only an order that was paid gives them out. */
export const productFiles = attachmentsOf<CatalogTables>()({
  table: 'product_files',
  owner: 'product_id',
  module: 'catalog',
  folder: 'products',
  maxBytes: PRODUCT_FILE_LIMITS.maxBytes,
  maxFiles: 30,
  tooMany: catalogFailures.tooManyFiles,
  inspection: contentInspection,
  hold: takeProduct,
  changed: async ({ audit }, id, { added, removed }) => {
    for (const name of added) await audit({ noun, id, action: 'file-added', after: { name } })
    for (const name of removed) await audit({ noun, id, action: 'file-removed', before: { name } })
  },
})

export const productFileRoutes: readonly Route[] = [
  on(productFileCalls.list, (context, { params: { id } }) => filesOf(context, id)),
  on(productFileCalls.attach, async (context, { params: { id } }) => {
    await mustBeDigital(context.db, id)
    await productFiles.attach(context, id)
    return filesOf(context, id)
  }),
  on(productFileCalls.detach, async (context, { params: { id, file } }) => {
    await context.change((change) => detach(change, id, file))
    return filesOf(context, id)
  }),
  on(productFileCalls.download, (context, { params: { id, file } }) =>
    productFiles.send(context, id, file),
  ),
]

/** For orders, which ask first whether somebody may have it. */
export function sendSoldFile(context: CatalogContext, file: string): Promise<unknown> {
  return productFiles.sendProved(context, file)
}

async function filesOf({ db }: CatalogContext, id: string) {
  const rows = await productFiles.find(db, [id])
  return { files: rows.map((row) => toAttachedFile(`${product.path}/${id}`, row)) }
}

/** What buyers get is changed by whoever may put products online. */
async function takeProduct(change: CatalogChange, id: string): Promise<void> {
  const row = await change.db
    .selectFrom('products')
    .select(['state', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.deleted_at) throw failures.notFound()
  guardOnline(change, [row.state])
}

/** As it is live, or is meant to be. */
async function mustBeDigital(db: Db, id: string): Promise<void> {
  const { rows } = await sql`select 1 from products p
    left join product_drafts d on d.product_id = p.id
    where p.id = ${id} and 'digital' in (p.withdrawal, d.fields ->> 'withdrawal')`.execute(db)
  if (rows.length === 0) throw catalogFailures.notDigital()
}

/** What was sold stays for those who bought it, although the product has it no more. */
async function detach(change: CatalogChange, id: string, file: string): Promise<void> {
  const { db } = change
  await takeProduct(change, id)
  // An order that is about to sell it waits here, or is waited for.
  await sql`select 1 from product_files where id = ${file} for update`.execute(db)
  if (!(await keptFiles(db, [file])).has(file)) return productFiles.detach(change, id, file)
  const { rows } = await sql<{ name: string }>`update product_files set product_id = null
    where id = ${file} and product_id = ${id} returning name`.execute(db)
  const [row] = rows
  if (!row) throw failures.notFound()
  await change.audit({ noun, id, action: 'file-removed', before: { name: row.name } })
}

const AT_ONCE = 200

/** Every night: files of no product go once nobody who bought them may download them any more. */
export const sweepSoldFiles = defineJob<CatalogTables, object>({
  name: 'catalog.sweep-sold-files',
  cron: '20 4 * * *',
  run: async ({ db, change }, _, { signal }) => {
    let after = '00000000-0000-0000-0000-000000000000'
    while (!signal.aborted) {
      const { rows } = await sql<{ id: string }>`select id from product_files
        where product_id is null and ready_at is not null and id > ${after}
        order by id limit ${AT_ONCE}`.execute(db)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return
      const kept = await keptFiles(db, ids)
      await change((unit) =>
        productFiles.remove(
          unit,
          ids.filter((id) => !kept.has(id)),
        ),
      )
      after = ids.at(-1) ?? after
    }
  },
})
