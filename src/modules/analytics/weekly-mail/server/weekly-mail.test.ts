import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type ReaderTables, sendWeeklyMails } from './send-weekly-mails.ts'

const PATH = '/api/v0/analytics/weekly-mail'
const app = await startTestApp()
const admin = await app.as('admin')
const scope = typedScope<ReaderTables>(scopeOf(app.services, SYSTEM))
const db = tablesOf<ReaderTables & KernelTables>(app.services.db)
afterAll(() => app.close())

/** A Monday; the week before it has a day with visits, and so has the one before that. */
const MONDAY = new Date('2026-06-15T06:00:00Z')

beforeEach(async () => {
  await sql`truncate analytics_days, analytics_weekly_readers, mails cascade`.execute(db)
  await sql`insert into analytics_days (kind, day, value, views, visits, visitors, entries, exits)
    values ('total', '2026-06-09', '', 50, 20, 12, 20, 20), ('total', '2026-06-02', '', 9, 4, 3, 4, 4),
      ('page', '2026-06-09', '/%C3%BCber-uns', 30, 12, 10, 0, 0),
      ('source', '2026-06-09', '', 40, 15, 10, 0, 0),
      ('source', '2026-06-09', 'google.com', 10, 5, 2, 0, 0),
      ('page', '2026-06-09', '*', 20, 8, 2, 0, 0)`.execute(db)
})

/** Switched on long before that Monday. */
async function switchOn(caller: typeof admin): Promise<void> {
  expect((await caller.put(PATH, { isOn: true })).json).toEqual({ isOn: true })
  await sql`update analytics_weekly_readers set sent_on = '2026-06-08'`.execute(db)
}
const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute()

test('whoever switches it on gets the week before on Monday, once', async () => {
  expect((await admin.get(PATH)).json).toEqual({ isOn: false })
  await switchOn(admin)
  expect((await admin.get(PATH)).json).toEqual({ isOn: true })
  // As two instances would, and a job that is tried again.
  await Promise.all([1, 2, 3].map(() => sendWeeklyMails(scope, MONDAY)))
  await sendWeeklyMails(scope, new Date('2026-06-17T06:00:00Z'))
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('Besucherzahlen vom 08.06.2026 bis 14.06.2026')
  for (const words of [
    'Besuche: 20 (Woche davor: 4)',
    'Seitenaufrufe: 50 (Woche davor: 9)',
    '• /über-uns: 30',
    '• Weitere: 20',
    '• Direkt aufgerufen: 15',
    '• google.com: 5',
    '/admincenter/analytics?range=custom&from=2026-06-08&to=2026-06-14',
  ])
    expect(sent[0]?.text).toContain(words)
  await sendWeeklyMails(scope, new Date('2026-06-22T06:00:00Z'))
  expect(await mails()).toHaveLength(2)
})

test('what a house missed on Monday comes when it is up again', async () => {
  await switchOn(admin)
  await sendWeeklyMails(scope, new Date('2026-06-18T06:00:00Z'))
  expect((await mails())[0]?.subject).toContain('08.06.2026 bis 14.06.2026')
})

test('it begins with the next Monday, and ends at once', async () => {
  await admin.put(PATH, { isOn: true })
  await sendWeeklyMails(scope)
  expect(await mails()).toEqual([])
  await switchOn(admin)
  await admin.put(PATH, { isOn: false })
  await sendWeeklyMails(scope, MONDAY)
  expect(await mails()).toEqual([])
})

test('nobody gets it who may not read the numbers any more, or is blocked', async () => {
  const other = await app.as('admin')
  await switchOn(other)
  await sql`update users set roles = '{member}' where id = ${other.userId}`.execute(db)
  await sendWeeklyMails(scope, MONDAY)
  await sql`update users set roles = '{admin}', is_blocked = true
    where id = ${other.userId}`.execute(db)
  await sendWeeklyMails(scope, MONDAY)
  expect(await mails()).toEqual([])
})

test('nobody gets it while the numbers are switched off', async () => {
  await switchOn(admin)
  const turn = async (isOn: boolean) => {
    const { rows } = await sql<{ version: number }>`select version from config_sections
      where name = 'enabled_components'`.execute(db)
    const value = { modules: { analytics: isOn } }
    const change = { name: 'enabled_components', value, version: rows[0]?.version ?? 0 }
    expect((await admin.put('/api/v0/config/', change)).status).toBe(200)
  }
  await turn(false)
  await sendWeeklyMails(scope, MONDAY)
  expect(await mails()).toEqual([])
  await turn(true)
  await sendWeeklyMails(scope, MONDAY)
  expect(await mails()).toHaveLength(1)
})

test('an account without a mail address is told so', async () => {
  const other = await app.as('admin')
  await sql`update users set handle = 'werkstatt' where id = ${other.userId}`.execute(db)
  const refused = await other.put(PATH, { isOn: true })
  expect(refused).toMatchObject({ status: 422, json: { code: 'no-address' } })
})

test('guests, customers and members without the right are turned away', async () => {
  expect((await app.guest.get(PATH)).status).toBe(401)
  for (const role of ['user', 'member'] as const)
    expect((await (await app.as(role)).put(PATH, { isOn: true })).status).toBe(403)
})
