import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { servedAt } from '../../server/test-visits.ts'
import { countViews } from '../../visits/server/count-views.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { CountryFile } from '../countries.calls.ts'
import { readRange } from './read-range.ts'

const PATH = '/api/v0/analytics/country-table'
const app = await startTestApp()
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
afterAll(() => app.close())

beforeEach(async () => {
  await sql`truncate analytics_days, analytics_visits, analytics_views, kontor_unkept.visitors_today,
    kontor_unkept.country_files, kontor_unkept.country_ranges`.execute(db)
})

const DB_IP = `0.0.0.0,0.255.255.255,ZZ
203.0.113.0,203.0.113.255,DE
198.51.100.0,198.51.100.127,AT
2001:db8::,2001:db8:ffff:ffff:ffff:ffff:ffff:ffff,CH
`

function upload(content: string | Uint8Array, name = 'dbip-country-lite.csv') {
  const form = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.append('file', new Blob([bytes]), name)
  return admin.post(PATH, form)
}

async function visitFrom(...addresses: string[]): Promise<void> {
  const views = addresses.map((address) => servedAt(Date.now(), { address }))
  await countViews(scope, { views, dropped: 0 })
}

async function countries(filter = ''): Promise<string[]> {
  const day = dayOf(Date.now())
  const answer = await admin.get(`/api/v0/analytics/?from=${day}&to=${day}${filter}`)
  const { countries: rows } = answer.parse(readReport.reply)
  return rows.map(({ value, visits }) => `${value} ${visits}`)
}
const storedRanges = async () =>
  (await sql<{ file: number }>`select file from kontor_unkept.country_ranges`.execute(db)).rows
    .length

test('visits get the country their network has in the uploaded table', async () => {
  expect((await admin.get(PATH)).json).toEqual({ file: null })
  const { file } = (await upload(DB_IP)).parse(CountryFile)
  expect(file).toMatchObject({ name: 'dbip-country-lite.csv', ranges: 3 })
  await visitFrom('203.0.113.77', '203.0.113.78', '198.51.100.9', '2001:db8:1::5', '203.0.114.5')
  expect(await countries()).toEqual(['DE 2', 'AT 1', 'CH 1'])
  expect(await countries('&country=AT')).toEqual(['AT 1'])
  const { rows } = await sql<{ text: string }>`
    select v::text as text from analytics_visits v`.execute(db)
  expect(rows.map(({ text }) => text).join()).not.toContain('203.0.113')
})

test('a packed table with numbers for addresses is read, too', async () => {
  const lines = ['"0","16777215","-","-"', '"3405803776","3405804031","DE","Germany"']
  const mapped = '"281474087547136","281474087547391","DE","Germany"'
  const answer = await upload(gzipSync([...lines, mapped].join('\r\n')), 'IP2LOCATION.CSV.GZ')
  expect(answer.parse(CountryFile).file?.ranges).toBe(2)
  await visitFrom('203.0.113.77')
  expect(await countries()).toEqual(['DE 1'])
})

test('a table takes the place of the one before, and a broken one does not', async () => {
  await upload(DB_IP)
  expect((await upload('first,last,country\n203.0.113.0,203.0.113.255,FR\n')).status).toBe(200)
  expect(await storedRanges()).toBe(1)
  const packed = gzipSync(DB_IP.repeat(50))
  for (const broken of [
    '',
    'first,last,country\n',
    `${DB_IP}surely no range\n`,
    `${DB_IP}203.0.113.0,2001:db8::,DE\n`,
    `${DB_IP}203.0.113.0,203.0.113.9,Germany\n`,
    'x'.repeat(200_000),
    packed.subarray(0, packed.length - 12),
    Buffer.concat([packed.subarray(0, 20), Buffer.alloc(40)]),
  ])
    expect((await upload(broken)).status).toBe(422)
  expect(await storedRanges()).toBe(1)
  await visitFrom('203.0.113.77')
  expect(await countries()).toEqual(['FR 1'])
})

test('without a table nothing is looked up, and what was counted stays', async () => {
  await upload(DB_IP)
  await visitFrom('203.0.113.77')
  expect((await admin.remove(PATH)).json).toEqual({ file: null })
  expect(await storedRanges()).toBe(0)
  await visitFrom('198.51.100.9')
  expect(await countries()).toEqual(['DE 1'])
})

test('what a dead upload left is swept by the next one', async () => {
  await sql`insert into kontor_unkept.country_ranges (file, first, last, country)
    values (999, '203.0.113.0', '203.0.113.255', 'XX')`.execute(db)
  await upload(DB_IP)
  expect(await storedRanges()).toBe(3)
})

test('only administrators bring or remove a table', async () => {
  const member = await app.as('member')
  expect((await app.guest.get(PATH)).status).toBe(401)
  for (const answer of [member.get(PATH), member.remove(PATH), member.post(PATH, new FormData())])
    expect((await answer).status).toBe(403)
})

test.each([
  ['1.0.0.0,1.0.0.255,AU', { first: '1.0.0.0', last: '1.0.0.255', country: 'AU' }],
  [
    '"16777216","16777471","au","Australia"',
    { first: '1.0.0.0', last: '1.0.0.255', country: 'AU' },
  ],
  ['0.0.0.0,0.255.255.255,ZZ', null],
  ['1.0.0.0,1.0.0.255,Australia', undefined],
  ['1.0.0,1.0.0.255,AU', undefined],
  ['340282366920938463463374607431768211456,1,AU', undefined],
  ['', undefined],
])('of the line %j is read %j', (line, range) => {
  expect(readRange(line)).toEqual(range)
})
