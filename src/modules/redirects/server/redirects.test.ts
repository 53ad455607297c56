import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { csvText } from '#kernel/contract/csv.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createPacer, MISSING_LIMITS, trimMissing } from '../missing-pages/server/missing-pages.ts'
import { redirect } from '../redirect.ts'
import type { RedirectTables } from './tables.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { live, update } = pageClient(admin)
const db = tablesOf<RedirectTables>(app.services.db)
afterAll(() => app.close())

const ROOT = '/api/v0/redirect'
const add = (body: object) => admin.post(`${ROOT}/`, body)
const leads = async (path: string) => {
  const { status, headers } = await app.guest.get(path)
  return [status, headers.get('location')]
}

test('a redirect by hand follows its page, plain ones are one hop, a live page wins', async () => {
  const page = await live('Möbel')
  expect((await add({ from: '/alt', to: '/MOEBEL/' })).json).toMatchObject({
    items: [{ page: page._id, to: '/moebel', source: 'manual' }],
  })
  await update(page._id, { slug: 'einrichtung', offline: false })
  expect(await leads('/ALT')).toEqual([301, '/einrichtung'])
  expect(await leads('/moebel')).toEqual([301, '/einrichtung'])
  await add({ from: '/eins', to: '/zwei' })
  await add({ from: '/zwei', to: '/drei?a=1' })
  await add({ from: '/drei', to: '/alt', isPermanent: false })
  expect(await leads('/eins')).toEqual([301, '/einrichtung'])
  expect(await leads('/drei')).toEqual([302, '/einrichtung'])
  await add({ from: '/vier', isGone: true })
  const gone = await app.guest.get('/vier')
  expect([gone.status, gone.text.includes('gibt es nicht mehr')]).toEqual([410, true])
  await live('Alt', { slug: 'alt' })
  expect((await add({ from: '/Alt/', to: '/login' })).json.code).toBe('is-page')
  expect((await app.guest.get('/alt')).status).toBe(200)
})

test('one is read by its id, an unknown one is not found', async () => {
  const [made] = (await add({ from: '/einzeln', to: '/login' })).parse(
    redirect.calls.create.reply,
  ).items
  const read = await admin.get(`${ROOT}/${made?._id}`)
  expect(read.json).toMatchObject({ items: [made], numItems: 1 })
  expect((await admin.get(`${ROOT}/${crypto.randomUUID()}`)).status).toBe(404)
})

test('circles, other sites and reserved addresses are refused', async () => {
  await add({ from: '/kreis-a', to: '/kreis-b' })
  await add({ from: '/kreis-b', to: '/kreis-c' })
  expect((await add({ from: '/kreis-c', to: '/KREIS-A/' })).json.code).toBe('loop')
  expect((await add({ from: '/kreis-x', to: '/kreis-x' })).json.code).toBe('loop')
  expect((await add({ from: '/weg', to: 'https://example.org/' })).json.code).toBe('outside')
  for (const to of ['//example.org', '/\\example.org', 'javascript:alert(1)'])
    expect((await add({ from: '/weg', to })).status).toBe(400)
  expect((await add({ from: '/api/v0/page/', to: '/' })).json.code).toBe('reserved')
  expect((await add({ from: '/weg' })).json.code).toBe('no-target')
  expect((await leads('/weg'))[0]).toBe(404)
})

test('a file is read line by line, and tried out without a trace', async () => {
  const csv =
    'from;to;status\n/alt-1;/login;301\n"https://alt.example/alt 2";/login\n/alt-3;;410\n' +
    '/alt-4;https://example.org\n\n/alt-1;/login;301\nkein-pfad;/x\n' +
    '/alt-5\n/alt-6,/login\n/alt-7;/login;999'
  const trial = await admin.post(`${ROOT}/import/`, { csv, isTrial: true })
  expect(trial.json).toMatchObject({ added: 3, refused: 5 })
  expect((await leads('/alt-1'))[0]).toBe(404)
  const done = await admin.post(`${ROOT}/import/`, { csv })
  expect(done.json).toMatchObject({ added: 3, replaced: 0, refused: 5 })
  expect(done.json.lines).toMatchObject([
    { line: 2, outcome: 'added' },
    { line: 3, outcome: 'added' },
    { line: 4, outcome: 'added' },
    { line: 5, outcome: 'refused' },
    { line: 7, outcome: 'same' },
    { line: 8, outcome: 'refused' },
    { line: 9, outcome: 'refused' },
    { line: 10, outcome: 'refused' },
    { line: 11, outcome: 'refused' },
  ])
  expect(await leads('/alt-1')).toEqual([301, '/login'])
  expect((await leads('/alt-3'))[0]).toBe(410)
  const list = await admin.get(`${ROOT}/?search=alt-1&source=import`)
  expect(list.json).toMatchObject({ numItems: 1, items: [{ from: '/alt-1', to: '/login' }] })
  const [item] = list.parse(redirect.calls.list.reply).items
  await admin.remove(`${ROOT}/${item?._id}`)
  expect((await leads('/alt-1'))[0]).toBe(404)
})

test('the list is searched with umlauts in any spelling, at both ends of a redirect', async () => {
  await add({ from: '/käse-alt', to: '/frisches' })
  for (const word of ['kaese-alt', 'KASE', 'frisch']) {
    const { json } = await admin.get(`${ROOT}/?search=${word}`)
    expect(json.items, word).toMatchObject([{ from: '/käse-alt' }])
  }
})

test('a file written by Kontor itself is read as it was written', async () => {
  const csv = csvText([
    ['from', 'to', 'status'],
    ['/preise;=1', '/login', ''],
    ['/zeile', '/login', { number: '302' }],
    ['kein Pfad, "zwei\nZeilen"', '/login', ''],
  ])
  const { json } = await admin.post(`${ROOT}/import/`, { csv })
  expect(json).toMatchObject({
    lines: [
      { line: 2, from: '/preise;=1', to: '/login', outcome: 'added' },
      { line: 3, from: '/zeile', outcome: 'added' },
      { line: 4, from: 'kein Pfad, "zwei\nZeilen"', outcome: 'refused' },
    ],
  })
  const broken = await admin.post(`${ROOT}/import/`, { csv: '/a,/login\n"/b,/login' })
  expect(broken).toMatchObject({ status: 422, json: { code: 'csv-unreadable', line: 2 } })
  expect((await leads('/a'))[0]).toBe(404)
})

test('missing addresses are counted without who asked, within bounds, and lead on by one call', async () => {
  await admin.remove(`${ROOT}/missing/`)
  for (const path of ['/Fehlt', '/fehlt/', '/fehlt?mail=a@example.org', '/wer@example.org/x'])
    await app.guest.get(path)
  const list = await admin.get(`${ROOT}/missing/`)
  expect(list.json).toMatchObject({ numItems: 1, items: [{ path: '/Fehlt', count: 3 }] })
  expect(list.text).not.toMatch(/example\.org|127\.0\.0\.1/)
  await add({ from: '/fehlt', to: '/login' })
  expect((await admin.get(`${ROOT}/missing/`)).json.numItems).toBe(0)
  await app.guest.get('/bald')
  expect((await admin.get(`${ROOT}/missing/`)).json.numItems).toBe(1)
  await live('Bald', { slug: 'bald' })
  expect((await admin.get(`${ROOT}/missing/`)).json.numItems).toBe(0)
  const pace = createPacer(3)
  expect([1000, 1001, 1002, 1003, 2000].map((now) => pace(now))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
  await sql`insert into missing_pages (key, path) select '/n' || n, '/n' || n
    from generate_series(1, ${MISSING_LIMITS.rows}) n`.execute(db)
  await app.guest.get('/eins-zu-viel')
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from missing_pages`.execute(
    db,
  )
  expect(rows[0]?.n).toBe(MISSING_LIMITS.rows)
  await trimMissing(db)
  const after = await sql<{ n: number }>`select count(*)::int as n from missing_pages`.execute(db)
  expect(after.rows[0]?.n).toBe(MISSING_LIMITS.rows / 2)
})
