import { afterAll, beforeEach, expect, test } from 'vitest'
import { Import } from '#kernel/contract/admin/imports.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { nextBatch } from '../next-batch.ts'
import { importClient, type ShelfTables, shelfModule } from '../test-import.ts'
import { RowsAhead } from './rows-ahead.ts'

const app = await startTestApp({ module: shelfModule })
afterAll(() => app.close())
const goods = importClient(await app.as('admin'), 'shelf')
const db = tablesOf<ShelfTables>(app.services.db)
const scope = typedScope<KernelTables>(app.scope)
beforeEach(() => db.deleteFrom('shelf').execute())

const CSV = 'name,amount\na,1\nb,2\nc,3\nd,4\ne,5\nf,6\ng,7'

/** Batches of three; what comes between them happens after the next rows were read. */
async function work(id: string, between: (batch: number) => Promise<unknown> = async () => {}) {
  const ahead = new RowsAhead()
  for (let batch = 1; await nextBatch(scope, id, ahead); batch += 1) await between(batch)
  return goods.read(id)
}

async function checked(): Promise<Import> {
  const item = (await goods.upload(CSV)).parse(Import)
  await goods.check(item)
  return work(item._id)
}

const shelf = async () =>
  (await db.selectFrom('shelf').select(['name', 'amount']).orderBy('name').execute()).map(
    ({ name, amount }) => `${name}${amount}`,
  )

test('rows that are read ahead become what they would become without', async () => {
  const { _id, revision, counts } = await checked()
  expect(counts).toMatchObject({ new: 7, refused: 0 })
  await goods.post(_id, 'run', { revision })
  expect(await work(_id)).toMatchObject({ state: 'done', counts: { new: 7 } })
  expect(await shelf()).toEqual(['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'])
})

test('who is erased while the rows before are written is not brought back', async () => {
  const { _id, revision } = await checked()
  await goods.post(_id, 'run', { revision })
  const done = await work(_id, async (batch) => {
    if (batch !== 1) return
    await app.services.db
      .updateTable('import_rows')
      .set({ cells: '[]' })
      .where('import_id', '=', _id)
      .where('n', '=', 6)
      .execute()
  })
  expect(done).toMatchObject({ state: 'done', counts: { new: 6, refused: 1 } })
  expect(await shelf()).toEqual(['a1', 'b2', 'c3', 'd4', 'f6', 'g7'])
})

test('other columns are read anew', async () => {
  const item = (await goods.upload(CSV)).parse(Import)
  const first = (await goods.check(item)).parse(Import)
  const done = await work(item._id, async (batch) => {
    if (batch === 1) await goods.check(first, { mapping: { name: 1, amount: null } })
  })
  expect(done).toMatchObject({ state: 'checked', counts: { new: 7 } })
  const fields = (await goods.rows(item._id)).map((row) => row.fields.join())
  expect(new Set(fields)).toEqual(new Set(['Bezeichnung']))
  await goods.post(item._id, 'run', { revision: done.revision })
  await work(item._id)
  expect(await shelf()).toEqual(['1null', '2null', '3null', '4null', '5null', '6null', '7null'])
})
