import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { BACKUP, backupDesk } from '#modules/backup/server/test-backups.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER } from '../../server/test-visits.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { link } from '../link.ts'

await describeNoun(link, {
  values: { title: 'Agentur Nord' },
  change: { title: 'Agentur Süd', until: '2026-12-31' },
  finds: 'Süd',
})

const app = await startTestApp({ hasWorkers: true })
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())

const ROOT = '/api/v0/analytics_link/'

async function make(values: object = {}): Promise<{ id: string; path: string }> {
  const made = await admin.post(ROOT, { title: 'Agentur <b>Nord</b>', ...values })
  const Items = z.object({ items: z.array(z.object({ _id: z.string() })) })
  const id = made.parse(Items).items[0]?._id ?? ''
  const { url } = (await admin.get(`${ROOT}${id}/address`)).parse(z.object({ url: z.string() }))
  return { id, path: new URL(url).pathname }
}
const read = (path: string) => app.guest.get(path, BROWSER)

test('whoever has the address reads the numbers, which no search engine finds', async () => {
  const today = dayOf(Date.now())
  await sql`insert into analytics_days (kind, day, value, views, visits, visitors)
    values ('total', ${today}, '', 1234, 56, 7), ('page', ${today}, '/%C3%BCber-uns', 30, 12, 10),
      ('source', ${today}, '', 40, 15, 10), ('device', ${today}, 'phone', 1, 1, 1)`.execute(db)
  const { path } = await make()
  const { status, text, headers } = await read(path)
  expect(status).toBe(200)
  for (const words of ['1.234', '/über-uns', 'Direkt aufgerufen', 'Telefon', 'noindex'])
    expect(text).toContain(words)
  expect(text).toContain('Agentur &lt;b&gt;Nord&lt;/b&gt;')
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const range of ['week', 'year', 'ever'])
    expect((await read(`${path}?range=${range}`)).status).toBe(200)
  // A place of the chart is a month there, and called so.
  const month = new Intl.DateTimeFormat('de-DE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const year = (await read(`${path}?range=year`)).text
  expect(year).toContain(`>${month.format(new Date(today))}</th>`)
  expect(year).toContain('>Monat</th>')
  const english = path.replace('/besucherzahlen/', '/en/visitor-statistics/')
  expect((await read(english)).text).toContain('Read only, shared with')
  expect((await read('/sitemap.xml')).text).not.toContain('besucherzahlen')
})

test('reading the numbers is no visit', async () => {
  const { path } = await make()
  await read(path)
  await app.services.served.flush()
  const { rows } = await sql`select 1 from analytics_visits`.execute(db)
  expect(rows).toEqual([])
})

test('a deleted, ended, forged or shortened address leads nowhere', async () => {
  const { id, path } = await make()
  const other = await make({ until: '2026-01-01' })
  const key = path.slice('/besucherzahlen/'.length)
  const forged = [
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    key.slice(0, -5),
    `${key}A`,
    key.split('.')[0],
    other.path.slice('/besucherzahlen/'.length, -43) + key.slice(-43),
    '..%2f',
    '%00',
    "'%20or%201=1",
  ]
  for (const wrong of forged) expect((await read(`/besucherzahlen/${wrong}`)).status).toBe(404)
  expect((await read(other.path)).status).toBe(404)
  expect((await read(path)).status).toBe(200)
  await admin.remove(ROOT + id)
  expect((await read(path)).status).toBe(404)
  expect((await admin.get(`${ROOT}${id}/address`)).status).toBe(404)
})

test('only those who may hand it out learn the address', async () => {
  const { id } = await make()
  expect((await app.guest.get(`${ROOT}${id}/address`)).status).toBe(401)
  for (const role of ['user', 'member'] as const)
    expect((await (await app.as(role)).get(`${ROOT}${id}/address`)).status).toBe(403)
  expect((await admin.get(ROOT)).text).not.toContain('besucherzahlen')
})

test('a link that was closed stays closed after a restore, and so does one that was shortened', async () => {
  const [closed, shortened, open] = [await make(), await make(), await make()]
  const boss = await app.steppedUp('system')
  const desk = backupDesk(app, boss)
  const archive = await desk.backUp()
  await admin.remove(ROOT + closed.id)
  await admin.put(ROOT + shortened.id, { version: 1, until: '2026-01-01' })
  await desk.ask(`/${archive._id}/check`)
  await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'RESTORE' })
  await expect
    .poll(async () => (await boss.get(`${BACKUP}/`)).status, { timeout: 60_000 })
    .toBe(401)
  expect((await read(closed.path)).status).toBe(404)
  expect((await read(shortened.path)).status).toBe(404)
  expect((await read(open.path)).status).toBe(200)
  // The next restore knows it, too.
  const { rows } = await sql`select from audit_log
    where item_id = ${closed.id} and action = 'delete'`.execute(db)
  expect(rows).toHaveLength(1)
})
