import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { annotation } from '../annotation.ts'

await describeNoun(annotation, {
  values: { text: 'Anzeige in der Zeitung', day: '2026-06-01' },
  change: { text: 'Anzeige im Wochenblatt', day: '2026-06-02' },
  finds: 'Wochenblatt',
})

const app = await startTestApp({ hasWorkers: true })
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())

const today = dayOf(Date.now())
const annotations = async (from: string, to: string) =>
  (await admin.get(`/api/v0/analytics/?from=${from}&to=${to}`)).parse(readReport.reply).annotations

test('own annotations stand in the report of their days', async () => {
  for (const [day, text] of [
    ['2026-06-01', 'Anzeige'],
    ['2026-06-30', 'Messe'],
    ['2026-07-01', 'Zu spät'],
  ])
    await admin.post('/api/v0/analytics_annotation/', { day, text })
  expect(await annotations('2026-06-01', '2026-06-30')).toMatchObject([
    { day: '2026-06-01', kind: 'own', text: 'Anzeige', further: 0 },
    { day: '2026-06-30', kind: 'own', text: 'Messe', further: 0 },
  ])
  const without = await admin.post('/api/v0/analytics_annotation/', { text: 'Wann?', day: null })
  expect(without.status).toBe(400)
})

test('what is published notes itself, once a day however often', async () => {
  const made = await admin.post('/api/v0/entry/', { title: 'Neue Werkstatt', lang: 'de' })
  const id = made.parse(z.object({ entry: z.array(z.object({ _id: z.string() })) })).entry[0]?._id
  const publish = async () => {
    const draft = await admin.get(`/api/v0/entry/${id}/draft?lang=de`)
    const { revision } = draft.parse(z.looseObject({ revision: z.int() }))
    return (await admin.post(`/api/v0/entry/${id}/publish`, { revision })).status
  }
  expect(await publish()).toBe(200)
  await vi.waitFor(
    async () => {
      const rows = await db.selectFrom('analytics_publications').selectAll().execute()
      expect(rows.map(({ title }) => title)).toContain('Neue Werkstatt')
    },
    { timeout: 30_000 },
  )
  const [noted] = (await annotations(today, today)).filter(({ kind }) => kind === 'published')
  expect(noted?.text).toContain('Neue Werkstatt')
})
