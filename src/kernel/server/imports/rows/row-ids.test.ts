import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { IMPORT_LIMITS, Import } from '#kernel/contract/admin/imports.ts'
import { Id } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { nextBatch } from '../next-batch.ts'
import { importClient, type ShelfTables, shelfModule } from '../test-import.ts'
import { idsOf } from './row-ids.ts'

const app = await startTestApp({ module: shelfModule })
afterAll(() => app.close())
const goods = importClient(await app.as('admin'), 'shelf')
const db = tablesOf<ShelfTables>(app.services.db)
const scope = typedScope<KernelTables>(app.scope)
beforeEach(() => db.deleteFrom('shelf').execute())

const IMPORT = '019a9620-8f3c-7cde-9abc-0123456789ab'

async function work(id: string) {
  while (await nextBatch(scope, id));
  return goods.read(id)
}

async function checked(csv: string) {
  const item = (await goods.upload(csv)).parse(Import)
  await goods.check(item)
  return work(item._id)
}

/** Where each row lies: one that is written anew lies elsewhere. */
async function places(id: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ n: number; place: string }>`select n, ctid::text as place
    from import_rows where import_id = ${id} order by n`.execute(db)
  return new Map(rows.map(({ n, place }) => [n, place]))
}

test('ids of a row are valid, the same each time, and in the order of the rows', () => {
  const last = IMPORT_LIMITS.rows + 1
  const rows = [1, 2, 63, 64, 65, 4095, 4096, 100_000, last]
  const ids = rows.flatMap((n) => {
    const [next, again] = [idsOf(IMPORT, n), idsOf(IMPORT, n)]
    const made = [next(), next(), next()]
    expect([again(), again(), again()]).toEqual(made)
    return made.toSorted()
  })
  expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(rows.length * 3)
  expect(ids).toEqual(ids.toSorted())
  expect(idsOf('019a9620-8f3c-7cde-9abc-0123456789ac', 1)()).not.toBe(ids[0])
})

test('a run writes of a row only what its check did not find', async () => {
  const { _id, revision } = await checked('name,amount\na,1\nb,2\nc,3\nd,4\ne,x')
  const before = await places(_id)
  await db.insertInto('shelf').values({ id: 'other', name: 'c', amount: 9 }).execute()
  await goods.post(_id, 'run', { revision })
  const counts = { new: 3, changed: 1, refused: 1 }
  expect(await work(_id)).toMatchObject({ state: 'done', counts })
  const after = await places(_id)
  const moved = [...after].filter(([n, place]) => before.get(n) !== place).map(([n]) => n)
  expect(moved).toEqual([4])
  expect((await goods.rows(_id)).map(({ verdict }) => verdict)).toEqual([
    'new',
    'new',
    'changed',
    'new',
    'refused',
  ])
  await goods.post(_id, 'undo')
  expect(await work(_id)).toMatchObject({ state: 'undone', counts: { undone: 4, kept: 0 } })
  expect(await db.selectFrom('shelf').selectAll().execute()).toEqual([
    { id: 'other', name: 'c', amount: 9 },
  ])
})

test('with an import its rows and keys go', async () => {
  const { _id } = await checked('name,amount\na,1\nb,2')
  await app.services.db.deleteFrom('imports').where('id', '=', _id).execute()
  const { rows } = await sql`select import_id from import_rows where import_id = ${_id}
    union all select import_id from import_keys where import_id = ${_id}`.execute(db)
  expect(rows).toEqual([])
})
