import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { nextBatch } from '../next-batch.ts'
import { type Db, findImport } from '../queries.ts'
import { importClient, type ShelfTables, shelfModule } from '../test-import.ts'
import { earlierRows } from './earlier-rows.ts'

const app = await startTestApp({ module: shelfModule })
afterAll(() => app.close())
const goods = importClient(await app.as('admin'), 'shelf')
const db = tablesOf<ShelfTables>(app.services.db)
const scope = typedScope<KernelTables>(app.scope)

const ROWS = 200
const amounts = Array.from({ length: ROWS }, (_, at) => at)

async function checked(csv: string): Promise<string> {
  const item = (await goods.upload(csv)).parse(Import)
  await goods.check(item)
  while (await nextBatch(scope, item._id));
  return item._id
}

/** How many rows the database fetched for what is asked of the rows of a file. */
async function fetchedFor(id: string) {
  const record = await findImport(scope.db, id)
  if (!record) throw new Error('The import is gone')
  const { rows } = await sql<{ key: string }>`select distinct key from import_keys
    where import_id = ${id}`.execute(db)
  const keys = rows.map(({ key }) => key)
  return scope.db.transaction().execute(async (trx) => {
    const before = await fetchedSoFar(trx)
    const earlier = earlierRows(trx, record)
    const { items } = await earlier.itemsOf([...keys, ...keys])
    const touched = await earlier.touched([...items.keys()])
    const fetched = (await fetchedSoFar(trx)) - before
    return { items: [...items.values()], touched, fetched }
  })
}

async function fetchedSoFar(trx: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as n
    from pg_stat_xact_user_tables where relname in ('import_rows', 'import_keys')`.execute(trx)
  return rows[0]?.n ?? 0
}

test('a file that says the same thing over and over costs each batch the same', async () => {
  const id = await checked(`name,amount\n${amounts.map((at) => `Lampe,${at}`).join('\n')}`)
  const { items, touched, fetched } = await fetchedFor(id)
  expect(items.map(({ after }) => after)).toEqual([{ name: 'Lampe', amount: ROWS - 1 }])
  expect(touched).toEqual(items.map((item) => item.id))
  expect(fetched).toBeLessThan(10)
})

test('nor does one that changes nothing', async () => {
  await db.insertInto('shelf').values({ id: 'a', name: 'Tisch', amount: 1 }).execute()
  const id = await checked(`name,amount\n${amounts.map(() => 'Tisch,1').join('\n')}`)
  const { items, touched, fetched } = await fetchedFor(id)
  expect([items.map((item) => item.id), touched]).toEqual([['a'], []])
  expect(fetched).toBeLessThan(10)
})
