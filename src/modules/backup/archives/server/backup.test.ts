import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { printPages } from '#app/server/print-pages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { fingerprints } from '#platform/transfer/test-tables.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { BackupTables } from '../../server/tables.ts'
import { BACKUP, backupDesk } from '../../server/test-backups.ts'

const app = await startTestApp({ hasWorkers: true })
afterAll(() => app.close())
const boss = await app.steppedUp('system')
const desk = backupDesk(app, boss)
const db = tablesOf<BackupTables>(app.services.db)
const { storage } = app.services

const put = (key: string, text: string) => storage.put(key, Readable.from([Buffer.from(text)]))

async function hashes(store: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { key } of store.list()) {
    const hash = createHash('sha256')
    for await (const chunk of await store.get(key)) hash.update(chunk)
    found[key] = hash.digest('hex')
  }
  return found
}

/** Everything but what belongs to the running house. */
async function rowPrints(): Promise<Record<string, string>> {
  // Every minute the shop notes whether visitors see its prices, also while this test runs.
  const own =
    /^(backup_|sessions|rate_limits|edit_locks|storage_|audit_log|facts|mails|notices|product_showings)/
  const all = Object.entries(await fingerprints(app.database.target))
  return Object.fromEntries(all.filter(([name]) => !own.test(name)))
}

/** The last withdrawal of a page: an instance that has heard of another one forgets what it keeps. */
async function lastMark(): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select value from facts where name = 'site.withdrawn'`.execute(db)
  return rows[0]?.value
}

test('a restore brings rows, files and pages back as they were, and signs everyone out', async () => {
  await put('files/original/aa/one', 'eins')
  await put('files/original/bb/two', 'zwei')
  const { settings } = app.services
  const { target } = app.database
  const before = { rows: await rowPrints(), files: await hashes(storage) }
  await app.scope.change(async (change) => change.touch('page:1'))
  const mark = await lastMark()
  const pages = await printPages(settings, { target })
  expect(pages.length).toBeGreaterThan(3)
  const archive = await desk.backUp()
  expect(archive).toMatchObject({ kind: 'manual', state: 'ready', files: 2, locked: false })

  await storage.remove('files/original/aa/one')
  await put('files/original/cc/three', 'drei')
  await db.updateTable('users').set({ name: 'Jemand anders' }).execute()
  await app.as('member')
  expect(await rowPrints()).not.toEqual(before.rows)

  const refused = await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'RESTORE' })
  expect(refused.json.code).toBe('backup-unchecked')
  const check = await desk.ask(`/${archive._id}/check`)
  expect(check.report).toMatchObject({
    schema: 'same',
    files: { now: 2, after: 2, added: 1, removed: 1 },
    foreign_secret: false,
  })
  expect(check.report?.tables).toContainEqual(
    expect.objectContaining({ table: 'users', now: expect.any(Number) }),
  )
  const wrong = await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'ja' })
  expect(wrong.json.code).toBe('not-confirmed')
  const asked = await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'RESTORE' })
  expect(asked.status).toBe(200)
  const second = await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'RESTORE' })
  expect([409, 401, 503]).toContain(second.status)

  await expect
    .poll(async () => (await boss.get(`${BACKUP}/`)).status, { timeout: 60_000 })
    .toBe(401)
  // At the moment of the first refusal everything is as it was, to the last row.
  expect(await rowPrints()).toEqual(before.rows)
  expect([typeof mark, (await lastMark()) === mark]).toEqual(['string', false])
  const again = backupDesk(app, await app.as('system'))
  await expect
    .poll(async () => (await again.list()).runs.find(({ kind }) => kind === 'restore')?.state, {
      timeout: 20_000,
    })
    .toBe('done')
  expect(await hashes(storage)).toEqual(before.files)
  expect(await printPages(settings, { target })).toEqual(pages)
  expect((await again.list()).items.map(({ kind }) => kind)).toContain('before')
  expect((await app.guest.get('/')).status).toBe(200)
  const told = await db.selectFrom('notices').select('kind').distinct().execute()
  expect(told).toEqual([{ kind: 'backup.restored' }])
}, 90_000)
