import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER, PHONE } from '../../server/test-visits.ts'

const PATH = '/Datenschutz/Besuch'
const app = await startTestApp()
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())

const NOTHING = 'Über diesen Besuch ist nichts gespeichert'
const visit = (path: string, headers: Record<string, string> = BROWSER) =>
  app.guest.get(path, headers)

test('the privacy page leads to what is stored about whoever reads it', async () => {
  expect((await visit('/Datenschutz')).text).toContain(`href="${PATH}"`)
  expect((await visit('/en/privacy')).text).toContain('href="/en/privacy/visit"')
})

test('a visitor sees the own visit and nobody else’s, and asking stores nothing', async () => {
  await app.services.served.flush()
  await sql`truncate analytics_visits, analytics_views, kontor_unkept.visitors_today,
    kontor_unkept.visit_salts`.execute(db)
  expect((await visit(PATH)).text).toContain(NOTHING)
  await visit('/Impressum', { ...BROWSER, referer: 'https://zeitung.example/artikel' })
  await app.services.served.flush()
  const own = await visit(PATH)
  for (const words of ['zeitung.example', 'Chrome', 'Computer', 'Deutsch', '/Impressum', 'noindex'])
    expect(own.text).toContain(words)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await visit(PATH, PHONE)).text).toContain(NOTHING)
  expect((await visit('/en/privacy/visit')).text).toContain('zeitung.example')
  await app.services.served.flush()
  const { rows } = await sql`select 1 from analytics_views`.execute(db)
  expect(rows).toHaveLength(1)
})

test('whoever asks not to be tracked reads that nothing is stored', async () => {
  const { text } = await visit(PATH, { ...BROWSER, dnt: '1' })
  expect(text).toContain('Ihr Browser bittet darum, nicht gezählt zu werden')
  expect(text).not.toContain('Bis kurz nach Mitternacht')
})
