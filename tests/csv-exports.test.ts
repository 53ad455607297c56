import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportRows } from '#kernel/admin/browse/export/export-rows.ts'
import { columnsOf } from '#kernel/admin/browse/rows/columns.ts'
import type { Collection } from '#kernel/admin/collection/collection.ts'
import { fieldMessages } from '#kernel/admin/fields/messages.ts'
import { csvText } from '#kernel/contract/csv.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { readCsv } from '#kernel/server/csv/read-csv.ts'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { bugs } from '#modules/bug-tracker/bugs/admin/bugs.collection.tsx'
import { configureBugs, openDesk } from '#modules/bug-tracker/server/test-bugs.ts'
import { exportPersons } from '#modules/people/imports/export.calls.ts'
import { persons } from '#modules/people/persons/admin/persons.collection.tsx'
import { users } from '#modules/users/people/admin/users.collection.tsx'
import { csvOf } from '../src/kernel/admin/browse/export/use-export.ts'
import { readSources } from './architecture/sources.ts'

const PAYLOAD = "x;=cmd|' /C calc'!A0;y"
const PHONE = '+49 341 12345'

const { app, admin } = await openDesk()
afterAll(() => app.close())

beforeAll(async () => {
  await configureBugs(admin, { reporting: 'anyone' })
  const { status } = await app.guest.post('/api/v0/system_bugtracker/report', {
    title: PAYLOAD,
    body: `${PHONE}\n=1+1`,
    name: `Max, ${PAYLOAD}`,
  })
  const person = { first_name: PAYLOAD, last_name: '@SUM(A1)', company: PHONE }
  const more = { userData: { ...person, contacts: [] } }
  const signup = signupBody(app.services.secret, 'max@example.org', more)
  const signed = await app.guest.post('/api/v0/auth/signup', signup)
  const contact = { kind: 'mobile', label: '=1+1', value: '+4934112345' }
  const known = { first_name: '=1+1', last_name: PAYLOAD, notes: '-1', contacts: [contact] }
  const made = await admin.post('/api/v0/person/', known)
  expect([status, signed.status, made.status]).toEqual([200, 200, 200])
})

/** What "Als CSV exportieren" hands to the browser, with the browser's cookie and address. */
async function exported(collection: Collection): Promise<string> {
  const who = { userId: admin.userId, isStaff: true, limited: null, ip: '127.0.0.1', agent: 'test' }
  const cookie = `kontor_session=${await createSession(app.services.db, who)}`
  // A machine that has just read all screens of the admin centre is out of breath for a moment.
  await expect.poll(async () => (await admin.get('/api/v0/config/')).status).toBe(200)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(app.url + path, { ...init, headers: { ...init.headers, cookie, origin: app.url } }),
  )
  try {
    const ask = { search: '', sort: collection.sort, filters: {} }
    const { rows } = await exportRows(collection.list, ask, () => undefined)
    const columns = columnsOf(collection, 'de', [])
    return csvOf(collection, { columns, rows }, { t: translator(fieldMessages, 'de'), lang: 'de' })
  } finally {
    vi.unstubAllGlobals()
  }
}

test.each([
  ['bugs', bugs, PAYLOAD],
  ['users', users, '@SUM(A1)'],
  ['persons', persons, PAYLOAD],
])('the export of %s has no live cell in a German spreadsheet', async (_, collection, planted) => {
  await mustBeDead(await exported(collection), planted)
})

test('the file with everything of all persons has no live cell either', async () => {
  const answer = await admin.post('/api/v0/person/export', { as: 'table' })
  await mustBeDead(csvText(answer.parse(exportPersons.reply).rows), PAYLOAD)
})

/** However a spreadsheet cuts the file, no cell of it begins as a formula. */
async function mustBeDead(file: string, planted: string): Promise<void> {
  expect((await readCsv(file, 1000)).flatMap(({ cells }) => cells).join('\n')).toContain(planted)
  for (const delimiter of [',', ';', '\t']) {
    const cells = parse(file, { delimiter, quote: null, relax_column_count: true }).flat()
    expect(cells.filter((cell) => /^[\s"\ufeff]*[=+@-]/.test(cell))).toEqual([])
  }
}

test('CSV is written in one place and read in one place, and no call answers with it', () => {
  const places = (pattern: RegExp) =>
    readSources()
      .filter(({ isTest, text }) => !isTest && pattern.test(text))
      .map(({ path }) => path)
      .sort()
  expect(places(/from 'csv-parse/)).toEqual(['src/kernel/server/csv/read-csv.ts'])
  expect(places(/\bcsvText\(/)).toEqual([
    'src/kernel/admin/browse/export/use-export.ts',
    'src/kernel/contract/csv.ts',
  ])
  expect(places(/text\/csv;/)).toEqual(['src/kernel/admin/browse/export/use-export.ts'])
})
