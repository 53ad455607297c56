import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { nextBatch } from './next-batch.ts'
import { importPersonal, rowsAbout } from './personal.ts'
import { importClient, shelfModule } from './test-import.ts'

const app = await startTestApp({ module: shelfModule })
const db = tablesOf<KernelTables>(app.services.db)
const files = importClient(await app.as('admin'), 'shelf')
afterAll(() => app.close())

const nobody = { id: null, person: null, emails: [] }

async function cellsOf(about: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ cells: string[] }>`select cells from import_rows
    where ${about} order by n`.execute(db)
  return rows.map(({ cells }) => cells.join('|'))
}

test('rows of files are found by an address, however it is written, and never by a part of it', async () => {
  await files.upload(
    [
      'Name;Menge',
      ' Anna@Example.org ;1',
      'anna@example.org.evil.test;2',
      `${'x'.repeat(9000)}@example.org;3`,
      'Anna;4',
    ].join('\n'),
  )
  const found = await cellsOf(rowsAbout({ ...nobody, emails: ['ANNA@example.org'] }))
  expect(found).toEqual(['Anna@Example.org|1'])
  expect(await cellsOf(rowsAbout(nobody))).toEqual([])
})

test('nobody who asks what is known of them makes the database read all rows', async () => {
  const about = rowsAbout({ ...nobody, person: 'p', emails: ['anna@example.org'] })
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select cells from import_rows
      where ${about}`.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('import_rows_addresses')
  expect(plan).toContain('import_rows_latest')
  expect(plan).not.toContain('Seq Scan')
})

test('who is erased leaves what was read of them, and what their rows were known by', async () => {
  const scope = typedScope<KernelTables>(app.scope)
  const item = (await files.upload('Name;Menge\nberta@example.org;1\nTisch;2')).parse(Import)
  await files.check(item)
  while (await nextBatch(scope, item._id));
  const left = async () => {
    const { rows } = await sql<{ keys: number; empty: number }>`select
      (select count(*)::int from import_keys where import_id = ${item._id}) as keys,
      (select count(*)::int from import_rows
        where import_id = ${item._id} and cells = '[]') as empty`.execute(db)
    return rows[0]
  }
  expect(await left()).toEqual({ keys: 2, empty: 0 })
  const berta = { ...nobody, emails: ['berta@example.org'] }
  await scope.change((change) => importPersonal.erase(change, berta))
  expect(await left()).toEqual({ keys: 1, empty: 1 })
})
