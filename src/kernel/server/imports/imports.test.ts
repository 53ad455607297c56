import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Import, type ImportState, listImports } from '#kernel/contract/admin/imports.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { nextBatch } from './next-batch.ts'
import { forgetImports } from './queries.ts'
import { faults, importClient, type ShelfTables, shelfModule } from './test-import.ts'

const app = await startTestApp({ module: shelfModule })
const admin = await app.as('admin')
afterAll(() => app.close())
const goods = importClient(admin, 'shelf')
const db = tablesOf<ShelfTables>(app.services.db)
const scope = typedScope<KernelTables>(app.scope)

beforeEach(() => db.deleteFrom('shelf').execute())
afterEach(() => {
  faults.writesUntilKilled = Number.POSITIVE_INFINITY
})

const shelf = async () =>
  (await db.selectFrom('shelf').select(['name', 'amount']).orderBy('name').execute()).map(
    ({ name, amount }) => [name, amount],
  )

/** What the job does, to the end or for so many batches. */
async function work(id: string, batches = Number.POSITIVE_INFINITY): Promise<Import> {
  for (let done = 0; done < batches && (await nextBatch(scope, id)); done += 1);
  return goods.read(id)
}

async function uploaded(csv: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  return (await goods.upload(csv)).parse(Import)
}

async function checked(csv: string): Promise<Import> {
  const item = await uploaded(csv)
  expect((await goods.check(item)).status).toBe(200)
  return work(item._id)
}

/** A file that is running, with nothing of it done. */
async function started(csv: string): Promise<Import> {
  const { _id, revision } = await checked(csv)
  return (await goods.post(_id, 'run', { revision })).parse(Import)
}

async function imported(csv: string): Promise<Import> {
  return work((await started(csv))._id)
}

async function undone(id: string): Promise<Import> {
  expect((await goods.post(id, 'undo')).status).toBe(200)
  return work(id)
}

describe('a file', () => {
  const text = 'Bezeichnung;Menge\r\nStühle für Gäste;4\r\n"Tisch\r\n""groß""";1\r\n'
  const bytes: [string, Uint8Array<ArrayBuffer>][] = [
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['big-endian UTF-16', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ]
  test.each(bytes)('in %s is read as it was written', async (_name, file) => {
    const item = await uploaded(file)
    expect(item).toMatchObject({ total: 2, mapping: { name: 0, amount: 1 }, hasHeader: true })
    expect((await goods.rows(item._id)).map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'Stühle für Gäste', '4'],
      [3, 'Tisch\r\n"groß"', '1'],
    ])
  })

  test.each([',', ';', '\t'])('may have %j between its cells', async (sign) => {
    const item = await uploaded(`AMOUNT${sign}title \n3${sign}Lampe`)
    expect(item).toMatchObject({ hasHeader: true, mapping: { name: 1, amount: 0 } })
  })

  test('without a known head begins with its first row, in the order of the fields', async () => {
    expect(await uploaded('Lampe,3\nTisch,4')).toMatchObject({
      hasHeader: false,
      total: 2,
      mapping: { name: 0, amount: 1 },
    })
  })

  test('with nothing in it, with an open quote or a million columns is refused whole', async () => {
    expect((await goods.upload('')).json.code).toBe('import-empty')
    expect((await goods.upload('Menge;Bezeichnung\n\n')).json.code).toBe('import-empty')
    expect((await goods.upload('name\n"offen\n')).json).toMatchObject({
      code: 'csv-unreadable',
      line: 2,
    })
    expect((await goods.upload(','.repeat(1_000_000))).json.code).toBe('csv-too-wide')
    expect((await goods.upload(`"${'x'.repeat(3_000_000)}`)).json.code).toBe('csv-too-wide')
  })
})

test('a check says of every row what would become of it and changes nothing', async () => {
  await db.insertInto('shelf').values({ id: 'a', name: 'Lampe', amount: 1 }).execute()
  await db.insertInto('shelf').values({ id: 'b', name: 'Tisch', amount: 4 }).execute()
  const before = await shelf()
  const item = await checked(
    'name,amount\nLampe,2\nTisch,4\n,9\nStuhl,viele\nBank,1\nBank,2\nBank,2',
  )
  expect(item).toMatchObject({
    state: 'checked',
    counts: { new: 1, changed: 2, same: 2, refused: 2 },
  })
  expect(await shelf()).toEqual(before)
  expect(
    (await goods.rows(item._id)).map(({ line, verdict, fields }) => [line, verdict, ...fields]),
  ).toEqual([
    [2, 'changed', 'Menge'],
    [3, 'same'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'new', 'Bezeichnung', 'Menge'],
    // A batch later, and still it knows the row before it.
    [7, 'changed', 'Menge'],
    [8, 'same'],
  ])
  const [missing, wrong] = await goods.rows(item._id, '?verdict=refused')
  expect(missing?.reason).toBe('Bezeichnung: fehlt')
  expect(wrong?.reason).toMatch(/^Menge: /)
  expect(wrong?.cells).toEqual(['Stuhl', 'viele'])
})

test('another mapping is another check, and a run names the one that was seen', async () => {
  const item = await checked('name,amount\nLampe,2')
  const answer = await goods.check(item, { mapping: { name: 0, amount: null } })
  const other = await work(answer.parse(Import)._id)
  expect((await goods.post(item._id, 'run', { revision: item.revision })).status).toBe(409)
  await goods.post(item._id, 'run', { revision: other.revision })
  expect((await work(item._id)).state).toBe('done')
  expect(await shelf()).toEqual([['Lampe', null]])
  expect((await goods.check(item)).status).toBe(409)
})

test('odd signs are cleaned or refused, formulas stay text', async () => {
  const long = 'x'.repeat(10_001)
  const item = await imported(
    `name,amount\n"=1+1",1\n"'=2",1\nLam\u202epe\u200b,1\nNu\0ll,1\n${long},1\nwrong \ufffd,1`,
  )
  expect(item.counts).toMatchObject({ new: 3, refused: 3 })
  expect((await shelf()).map(([name]) => name)).toEqual(
    expect.arrayContaining(['=1+1', '=2', 'Lampe']),
  )
  const [, tooLong] = await goods.rows(item._id, '?verdict=refused')
  expect([tooLong?.cells[0]?.length, tooLong?.reason]).toEqual([200, 'Bezeichnung: ist zu lang'])
  const [, whole] = await goods.rows(item._id, '?verdict=refused&isWhole=true')
  expect(whole?.cells[0]).toHaveLength(10_001)
})

test('a run that is killed goes on at the row it had reached', async () => {
  const { _id } = await started('name,amount\na,1\nb,2\nc,3\nd,4\ne,5\nf,6\ng,7')
  await work(_id, 1)
  faults.writesUntilKilled = 0
  await expect(work(_id)).rejects.toThrow('killed')
  expect(await goods.read(_id)).toMatchObject({ state: 'running', done: 3, goal: 7 })
  expect(await shelf()).toHaveLength(3)
  faults.writesUntilKilled = Number.POSITIVE_INFINITY
  expect(await work(_id)).toMatchObject({ state: 'done', done: 7, counts: { new: 7 } })
  expect(await shelf()).toHaveLength(7)
})

test('a run can be cancelled where it is, and what it did can be undone', async () => {
  const { _id } = await started('name,amount\na,1\nb,2\nc,3\nd,4\ne,5')
  await work(_id, 1)
  await goods.post(_id, 'cancel')
  expect(await work(_id)).toMatchObject({ state: 'cancelled', done: 3, counts: { new: 3 } })
  expect(await goods.rows(_id)).toHaveLength(3)
  expect((await undone(_id)).counts).toMatchObject({ undone: 3, kept: 0 })
  expect(await shelf()).toEqual([])
})

test('an undo leaves what was changed since, and says so row by row', async () => {
  await db.insertInto('shelf').values({ id: 'l', name: 'Lampe', amount: 1 }).execute()
  const { _id } = await imported('name,amount\nLampe,2\nTisch,4\nBank,5\nStuhl,6\nLampe,3')
  await db.updateTable('shelf').set({ amount: 40 }).where('name', '=', 'Tisch').execute()
  await db.deleteFrom('shelf').where('name', '=', 'Bank').execute()
  expect(await undone(_id)).toMatchObject({ state: 'undone', counts: { undone: 3, kept: 2 } })
  expect(await shelf()).toEqual([
    ['Lampe', 1],
    ['Tisch', 40],
  ])
  expect((await goods.rows(_id)).map(({ undo }) => undo)).toEqual([
    'undone',
    'changed-since',
    'gone',
    'undone',
    'undone',
  ])
  expect((await goods.post(_id, 'undo')).status).toBe(409)
})

test('two imports of one kind at once both end whole', async () => {
  const one = await started('name,amount\na,1\nb,1\nc,1\nd,1\ne,1')
  const other = await started('name,amount\ne,2\nd,2\nc,2\nb,2\na,2')
  const ends = await Promise.all([work(one._id), work(other._id)])
  for (const { counts } of ends) expect(counts.new + counts.changed).toBe(5)
  expect(await shelf()).toHaveLength(5)
})

test('killed and resumed is the same as not killed, and an undo gives the former state', {
  timeout: 120_000,
}, async () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', '')
  const amount = fc.constantFrom('1', '2', '3', 'x', '')
  const rows = fc.array(fc.tuple(name, amount), { minLength: 1, maxLength: 14 })
  const stock = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
  const kills = fc.array(fc.nat({ max: 3 }), { maxLength: 3 })
  const fill = async (names: readonly string[]) => {
    await db.deleteFrom('shelf').execute()
    for (const one of names)
      await db.insertInto('shelf').values({ id: one, name: one, amount: 1 }).execute()
  }
  const property = fc.asyncProperty(rows, stock, kills, async (given, names, killed) => {
    const csv = ['name,amount', ...given.map((row) => row.join(','))].join('\n')
    await fill(names)
    const before = await shelf()
    const whole = await imported(csv)
    const after = await shelf()
    expect((await undone(whole._id)).counts.kept).toBe(0)
    expect(await shelf()).toEqual(before)
    const { _id, counts: seen } = await started(csv)
    for (const writes of killed) {
      faults.writesUntilKilled = writes
      await work(_id).catch(() => undefined)
    }
    faults.writesUntilKilled = Number.POSITIVE_INFINITY
    const resumed = await work(_id)
    expect([resumed.counts, await shelf()]).toEqual([whole.counts, after])
    expect(seen).toEqual({ ...seen, undone: 0, kept: 0 })
  })
  await fc.assert(property, { seed: 14, numRuns: 15 })
})

test('who may only check cannot run or undo, others do not see the import at all', async () => {
  await grantMembers(admin, { shelf: ['create'], pages: ['view'] })
  const member = await app.as('member')
  const theirs = importClient(member, 'shelf')
  const item = (await theirs.upload('name\nLampe')).parse(Import)
  expect((await theirs.check(item)).status).toBe(200)
  const { revision } = await work(item._id)
  expect((await theirs.post(item._id, 'run', { revision })).status).toBe(403)
  expect((await theirs.post(item._id, 'undo')).status).toBe(403)
  expect((await member.get('/api/v0/import/?kind=shelf')).json).toMatchObject({ mayRun: false })
  await grantMembers(admin, { pages: ['view'] })
  expect((await member.get(`/api/v0/import/${item._id}`)).status).toBe(403)
  expect((await member.get('/api/v0/import/?kind=shelf')).status).toBe(403)
  expect((await admin.get('/api/v0/import/?kind=nothing')).status).toBe(404)
})

test('the history names who, when and how much; a file that was never run can be discarded', async () => {
  const { _id } = await imported('name\nLampe')
  const unwanted = await checked('name\nTisch')
  await goods.post(unwanted._id, 'cancel')
  expect((await admin.get(`/api/v0/import/${unwanted._id}`)).status).toBe(404)
  const { items } = (await admin.get('/api/v0/import/?kind=shelf')).parse(listImports.reply)
  expect(items[0]).toMatchObject({
    _id,
    file: 'datei.csv',
    state: 'done' satisfies ImportState,
    created_by_name: 'Test admin',
    counts: { new: 1 },
  })
})

test('after thirty days the rows are gone and there is no undo, the history stays', async () => {
  const { _id } = await imported('name\nLampe')
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await app.services.db
    .updateTable('imports')
    .set({ created_at: old })
    .where('id', '=', _id)
    .execute()
  await forgetImports(app.services.db)
  expect(await goods.rows(_id)).toEqual([])
  expect((await goods.read(_id)).counts.new).toBe(1)
  expect((await goods.post(_id, 'undo')).json.code).toBe('import-expired')
})
