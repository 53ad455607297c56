import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { businessSection } from '#modules/pages/config.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { listActivity, listSetupSteps, SystemState } from '../contract.ts'
import { DashboardLayout } from '../layout/layout.ts'
import { readToday } from '../today/today.ts'
import { noteBackup } from './api.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const db = tablesOf<AuthTables>(app.services.db)

const STEPS = '/api/v0/setup_steps/'
const STATE = '/api/v0/system_state/'
const ACTIVITY = '/api/v0/activity/'
const LAYOUT = '/api/v0/dashboard/layout'
const TODAY = '/api/v0/dashboard/today'

async function openSteps(): Promise<string[]> {
  const { items } = (await admin.get(STEPS)).parse(listSetupSteps.reply)
  return items.filter(({ done }) => !done).map(({ name }) => name)
}

test('only an admin reads setup steps, system state and recent changes', async () => {
  for (const path of [STEPS, STATE, ACTIVITY]) {
    expect((await app.guest.get(path)).status).toBe(401)
    expect((await (await app.as('member')).get(path)).status).toBe(403)
    expect((await admin.get(path)).status).toBe(200)
  }
})

test('the password step is open as long as the admin has the one-time password', async () => {
  const set = (must_change_password: boolean) =>
    db.updateTable('users').set({ must_change_password }).where('handle', '=', 'admin').execute()
  await set(true)
  expect(await openSteps()).toContain('password')
  await set(false)
  expect(await openSteps()).not.toContain('password')
})

test('the business step is done once the own facts stand there, not those of the demo', async () => {
  const facts = { name: 'Backhaus Lindner', street: 'Am Markt 3', city: 'Jena', email: 'a@b.de' }
  const save = (part: object, version: number) =>
    admin.put('/api/v0/config/', {
      name: 'business',
      value: { ...businessSection.defaults, ...part },
      version,
    })
  expect(await openSteps()).toContain('business')
  expect((await save({ ...facts, email: 'werkstatt@holm.example' }, 0)).status).toBe(200)
  expect(await openSteps()).toContain('business')
  expect((await save(facts, 1)).status).toBe(200)
  expect(await openSteps()).not.toContain('business')
})

test('a backup that was noted is told with its time', async () => {
  const before = (await admin.get(STATE)).parse(SystemState)
  expect(before.last_backup_at).toBeNull()
  const at = '2026-11-14T02:00:00.000Z'
  await noteBackup(db, new Date('2026-11-13T02:00:00.000Z'))
  await noteBackup(db, new Date(at))
  const after = (await admin.get(STATE)).parse(SystemState)
  expect(after.last_backup_at).toBe(at)
  expect(await openSteps()).not.toContain('backup')
})

test('the state is measured: database, disk and memory have plausible figures', async () => {
  const { database, disk, memory, started_at } = (await admin.get(STATE)).parse(SystemState)
  expect(database.ok).toBe(true)
  expect(Number.parseInt(database.version, 10)).toBeGreaterThanOrEqual(15)
  expect(database.size).toBeGreaterThan(1_000_000)
  expect(disk.free).toBeLessThanOrEqual(disk.total)
  expect(memory.used).toBeLessThan(memory.total)
  expect(Date.parse(started_at)).toBeLessThan(Date.now())
})

test('recent changes name the thing and lead to it; equal steps in a row are one', async () => {
  const desk = pageClient(admin)
  const first = await desk.make('Hobelkurs')
  await desk.publish(first._id)
  const second = await desk.make('Sägekurs')
  await desk.publish(second._id)
  // A look at a draft is no change, and the designer makes one whenever it is opened.
  expect((await admin.post(`/api/v0/page/${first._id}/preview`, { lang: 'de' })).status).toBe(200)
  const { items } = (await admin.get(ACTIVITY)).parse(listActivity.reply)
  expect(items[0]).toMatchObject({
    noun: 'page',
    action: 'publish',
    thing: { label: 'Sägekurs', link: `pages/edit/${second._id}` },
    others: 1,
  })
  expect((await admin.remove(`/api/v0/page/${first._id}`)).status).toBeLessThan(300)
  const [newest] = (await admin.get(ACTIVITY)).parse(listActivity.reply).items
  expect(newest).toMatchObject({ action: 'delete', thing: { label: 'Hobelkurs', link: null } })
})

test('whoever arranges the dashboard finds it so again, and others do not', async () => {
  const [one, other] = [await app.as('member'), await app.as('member')]
  const nothing = { widgets: [], version: 0 }
  expect((await one.get(LAYOUT)).parse(DashboardLayout)).toEqual(nothing)
  const widgets = [
    { name: 'people', width: 'wide', hidden: false },
    { name: 'today', width: 'narrow', hidden: true },
  ]
  expect((await one.put(LAYOUT, { widgets, version: 0 })).status).toBe(200)
  expect((await one.get(LAYOUT)).parse(DashboardLayout)).toEqual({ widgets, version: 1 })
  expect((await other.get(LAYOUT)).parse(DashboardLayout)).toEqual(nothing)
  expect((await one.put(LAYOUT, nothing)).json).toMatchObject({ code: 'stale' })
  expect((await one.put(LAYOUT, { widgets: [], version: 1 })).status).toBe(200)
})

test('an arrangement that names a widget twice or a width there is not is refused', async () => {
  const member = await app.as('member')
  const widget = { name: 'people', width: 'wide', hidden: false }
  for (const widgets of [
    [widget, widget],
    [{ ...widget, width: 'huge' }],
    [{ ...widget, name: '' }],
    Array.from({ length: 101 }, (_, at) => ({ ...widget, name: `w${at}` })),
  ])
    expect((await member.put(LAYOUT, { widgets, version: 0 })).status).toBe(400)
})

test('today names what waits for somebody, and only what they may see', async () => {
  const member = await app.as('member')
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  const filed = await admin.post('/api/v0/system_bugtracker/', { title: 'Die Suche klemmt' })
  expect(filed.status).toBeLessThan(300)
  const { items } = (await admin.get(TODAY)).parse(readToday.reply)
  const bugs = items.find(({ name }) => name === 'bugs')
  expect(bugs).toMatchObject({ count: 1, isMore: false, label: 'Fehler' })
  expect(bugs?.things[0]?.label).toContain('Die Suche klemmt')
  expect((await member.get(TODAY)).parse(readToday.reply).items).toEqual([])
  expect((await app.guest.get(TODAY)).status).toBe(401)
  expect((await (await app.as('user')).get(TODAY)).status).toBe(403)
})

test('the own work comes before that of nobody, and is counted to a hundred', async () => {
  const others = await app.as('admin')
  await sql`insert into bugs
      (id, title, project_id, type, severity, priority, reproduce, developer_id, created_at)
    select gen_random_uuid(), 'Kopie ' || n, project_id, type, severity, priority, reproduce,
      case n when 120 then ${admin.userId}::uuid when 121 then ${others.userId}::uuid end,
      created_at + n * interval '1 second'
    from (select * from bugs order by number limit 1) b, generate_series(1, 121) n`.execute(db)
  const bugsOf = async (who: typeof admin) =>
    (await who.get(TODAY)).parse(readToday.reply).items.find(({ name }) => name === 'bugs')
  const mine = await bugsOf(admin)
  expect(mine).toMatchObject({ count: 100, isMore: true })
  const titles = mine?.things.map(({ label }) => label.replace(/^#\d+ /, ''))
  expect(titles).toEqual(['Kopie 120', 'Die Suche klemmt', 'Kopie 1'])
  expect(mine?.things[0]?.who?.id).toBe(admin.userId)
  await sql`update bugs set status = 'closed' where developer_id is null`.execute(db)
  expect(await bugsOf(admin)).toMatchObject({ count: 1, isMore: false })
})
