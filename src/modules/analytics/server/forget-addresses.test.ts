import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AnalyticsTables } from './tables.ts'

const app = await startTestApp()
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())

const VISIT = '0198a000-0000-7000-8000-000000000001'
const Made = z.object({ items: z.array(z.object({ _id: z.string() })) })

test('erasing a person leaves clicks on their address and number, and neither of them', async () => {
  const admin = await app.steppedUp('admin')
  const contacts = [
    { kind: 'email', label: '', value: 'Frau.Holm@example.org' },
    { kind: 'mobile', label: '', value: '+491715550199' },
  ]
  const person = { first_name: 'Hanna', last_name: 'Holm', contacts }
  const [made] = (await admin.post('/api/v0/person/', person)).parse(Made).items
  await sql`insert into analytics_visits (id, day, visitor, source, campaign, device, browser,
      language, entry, exit, views)
    values (${VISIT}, '2026-11-01', 1, '', '', '', '', '', '', '', 1)`.execute(db)
  await sql`insert into analytics_actions (visit, day, kind, value, times) values
    (${VISIT}, '2026-11-01', 'click', 'mailto:frau.holm@example.org', 2),
    (${VISIT}, '2026-11-01', 'click', 'mailto:frau.holm@example.org,info@holm.example', 1),
    (${VISIT}, '2026-11-01', 'click', 'mailto:', 3),
    (${VISIT}, '2026-11-01', 'click', 'mailto:info@holm.example', 4),
    (${VISIT}, '2026-11-01', 'click', 'tel:+491715550199', 5),
    (${VISIT}, '2026-11-01', 'click', 'tel:01715550199', 1),
    (${VISIT}, '2026-11-01', 'click', 'tel:+491715550198', 2)`.execute(db)
  await sql`insert into analytics_days (kind, day, value, views, visits) values
    ('click', '2026-11-01', 'mailto:frau.holm@example.org', 2, 1),
    ('click', '2026-11-01', 'mailto:', 3, 1),
    ('click', '2026-11-01', 'tel:+491715550199', 7, 4)`.execute(db)
  await sql`insert into analytics_months (kind, month, value, views, visits) values
    ('click', '2026-11-01', 'mailto:frau.holm@example.org', 2, 1)`.execute(db)
  const goal = { title: 'Frau Holm', manner: 'mail', target: 'frau.holm@example.org' }
  expect((await admin.post('/api/v0/analytics_goal/', goal)).status).toBe(200)

  const erased = await admin.post(`/api/v0/person/${made?._id}/erase`, { dryRun: false })
  expect(erased.status, erased.text).toBe(200)
  expect(erased.text).toContain('Ziel der Besucherzahlen')

  const { rows } = await sql<{ value: string; n: number }>`
    select value, times as n from analytics_actions order by value`.execute(db)
  expect(rows).toEqual([
    { value: 'mailto:', n: 6 },
    { value: 'mailto:info@holm.example', n: 4 },
    { value: 'tel:', n: 6 },
    { value: 'tel:+491715550198', n: 2 },
  ])
  const sums = await sql`select value, views, visits from analytics_days union all
    select value, views, visits from analytics_months order by views`.execute(db)
  expect(sums.rows).toEqual([
    { value: 'mailto:', views: 2, visits: 1 },
    { value: 'mailto:', views: 5, visits: 2 },
    { value: 'tel:', views: 7, visits: 4 },
  ])
})
