import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { onRetention } from './jobs.ts'
import type { MessageTables } from './tables.ts'
import { arrive, configureMessages, MESSAGE, oneMessage } from './test-messages.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const db = tablesOf<MessageTables>(app.services.db)
const visitor = { guest: app.guest, secret: app.services.secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const Sections = z.array(z.object({ name: z.string(), version: z.int(), value: z.unknown() }))
const DAY = 24 * 60 * 60 * 1000
const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }

async function keepFor(days: number): Promise<void> {
  await configureMessages(admin, { retention_days: days })
  await onRetention.job.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
}

test('another time of keeping holds for messages that are there already, from their last word', async () => {
  const { _id, erase_at } = await arrive(visitor, admin)
  expect(Date.parse(erase_at ?? '') - Date.now()).toBeGreaterThan(700 * DAY)
  await sql`update message_entries set created_at = now() - interval '10 days'
    where message_id = ${_id}`.execute(db)
  const shown = async () => oneMessage(await admin.get(MESSAGE + _id)).erase_at
  await keepFor(30)
  const left = Date.parse((await shown()) ?? '') - Date.now()
  expect(left / DAY).toBeCloseTo(20, 1)
  await keepFor(0)
  expect(await shown()).toBeNull()
  await keepFor(30)
  expect(await shown()).not.toBeNull()
})

test('saving the settings asks for it, and saving others does not', async () => {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job
      where name = ${onRetention.job.name} and state = 'created'`.execute(db)
    return rows[0]?.n
  }
  await sql`delete from jobs.job`.execute(db)
  await configureMessages(admin, { retention_days: 365 })
  expect(await waiting()).toBe(1)
  await sql`delete from jobs.job`.execute(db)
  const sections = (await admin.get('/api/v0/config/')).parse(Sections)
  const meta = sections.find(({ name }) => name === 'meta')
  expect((await admin.put('/api/v0/config/', meta)).status).toBe(200)
  expect(await waiting()).toBe(0)
})

test('the privacy page says how long messages are kept, as the settings have it', async () => {
  await keepFor(90)
  expect((await app.guest.get('/Datenschutz')).text).toContain('danach noch 90 Tage')
  expect((await app.guest.get('/api/v0/privacy/')).text).toContain('danach noch 90 Tage')
  await keepFor(0)
  expect((await app.guest.get('/en/privacy')).text).toContain('until you ask us to erase them')
})
