import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { soldFiles } from '#modules/catalog/server/api.ts'
import type { CatalogTables } from '#modules/catalog/server/tables.ts'
import type { Db, OrderChange } from '../../server/unit-of-work.ts'
import { DOWNLOAD_DAYS, type Download } from '../download.ts'

type PlacedLine = { id: string; product: string; withdrawal: string }

/** The order keeps what it was sold with, whatever becomes of the product. */
export async function keepFiles({ db }: OrderChange, lines: readonly PlacedLine[]): Promise<void> {
  const digital = lines.filter(({ withdrawal }) => withdrawal === 'digital')
  const files = await soldFiles(
    tablesOf<CatalogTables>(db),
    digital.map(({ product }) => product),
  )
  const rows = digital.flatMap((line) =>
    files
      .filter(({ product }) => product === line.product)
      .map(({ _id, name, size }) => ({ line_id: line.id, file_id: _id, name, size })),
  )
  if (rows.length > 0) await db.insertInto('order_files').values(rows).execute()
}

/** Files of these orders, in the order of their lines. */
export async function readDownloads(
  db: Db,
  orders: readonly string[],
): Promise<Map<string, Download[]>> {
  const { rows } = await sql<Omit<Download, 'fetched_at'> & { order_id: string; at: Date | null }>`
    select l.order_id, f.file_id as _id, f.line_id as line, f.name, f.size, f.fetched,
      f.fetched_at as at
    from order_lines l join order_files f on f.line_id = l.id
    where l.order_id = any(${[...orders]}::uuid[]) order by l.order_id, l.position, f.file_id`.execute(
    db,
  )
  const found = new Map<string, Download[]>()
  for (const { order_id, at, ...file } of rows) {
    const download = { ...file, fetched_at: at?.toISOString() ?? null }
    found.set(order_id, [...(found.get(order_id) ?? []), download])
  }
  return found
}

/** For the catalogue: a file stays while an order may give it out. One that was cancelled may come back. */
export async function boundFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select distinct f.file_id as file
    from order_files f join order_lines l on l.id = f.line_id join orders o on o.id = l.order_id
    where f.file_id = any(${[...files]}::uuid[])
      and o.created_at > now() - make_interval(days => ${DOWNLOAD_DAYS})`.execute(db)
  return rows.map(({ file }) => file)
}
