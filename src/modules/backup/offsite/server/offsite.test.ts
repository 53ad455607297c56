import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { backupInstallation } from '#app/server/backup-installation.ts'
import { SYSTEM } from '#kernel/access/roles.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import { S3_KEYS, startS3 } from '#tests/s3-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { backupSection } from '../../config.ts'
import { testOffsite } from '../../contract.ts'
import { backUpWhenDue } from '../../runs/server/jobs.ts'
import { archiveFiles } from '../../server/api.ts'
import type { BackupScope } from '../../server/installation.ts'
import type { BackupTables } from '../../server/tables.ts'
import { BACKUP, backupDesk } from '../../server/test-backups.ts'

const s3 = await startS3('weit-weg')
const app = await startTestApp({ hasWorkers: true, env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' } })
afterAll(async () => {
  await app.close()
  await s3.stop()
})
const boss = await app.steppedUp('system')
const desk = backupDesk(app, boss)
const bucket = s3Storage({ endpoint: s3.endpoint, region: 'auto', bucket: s3.bucket, ...S3_KEYS })
const offsite = {
  enabled: true,
  endpoint: s3.endpoint,
  region: 'auto',
  bucket: s3.bucket,
  folder: 'kontor',
  access_key: S3_KEYS.accessKey,
  secret_key: S3_KEYS.secretKey,
}
const tryPlace = (body: object) => boss.post(`${BACKUP}/test_offsite`, body)

async function keysThere(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of bucket.list()) keys.push(key)
  return keys.sort()
}

test('the second place is tested with what the other side says, and the secret is not given away', async () => {
  expect((await tryPlace(offsite)).parse(testOffsite.reply)).toEqual({ ok: true, answer: '' })
  const wrong = (await tryPlace({ ...offsite, bucket: 'gibt-es-nicht' })).parse(testOffsite.reply)
  expect(wrong.ok).toBe(false)
  expect(wrong.answer).not.toBe('')
  const value = { ...backupSection.defaults, offsite }
  const saved = await boss.put('/api/v0/config/', { name: backupSection.name, value, version: 0 })
  expect(saved.status).toBe(200)
  expect(saved.text).toContain(`"secret_key":"${SECRET_MARK}"`)
  const marked = { ...offsite, secret_key: SECRET_MARK }
  expect((await tryPlace(marked)).parse(testOffsite.reply).ok).toBe(true)
  expect((await tryPlace({ ...marked, endpoint: 'http://127.0.0.1:1' })).status).toBe(400)
  const inside = { ...offsite, endpoint: 'http://10.0.0.1:9000' }
  expect((await tryPlace(inside)).parse(testOffsite.reply)).toMatchObject({ ok: false })
  expect(await keysThere()).toEqual([])
})

test('a backup is copied there, a removed one goes there too, and old ones of the clock as well', async () => {
  const archive = await desk.backUp()
  expect(archive.offsite).toBe('done')
  expect(await keysThere()).toEqual([`kontor/${archive.name}`])
  const old = Array.from(
    { length: 30 },
    (_, day) =>
      `kontor-202610${String(day + 1).padStart(2, '0')}-010000-scheduled-0000000${day % 10}.kontor`,
  )
  for (const name of [...old, 'fremd.txt']) await bucket.put(`kontor/${name}`, Readable.from(['x']))
  const second = await desk.backUp()
  const kept = await keysThere()
  expect(kept).toContain('kontor/fremd.txt')
  expect(kept).toContain(`kontor/${second.name}`)
  expect(kept.filter((key) => key.includes('scheduled'))).toHaveLength(9)
  expect((await boss.remove(`${BACKUP}/${archive._id}`)).status).toBe(200)
  expect(await keysThere()).not.toContain(`kontor/${archive.name}`)
}, 60_000)

test('the clock makes a backup once per slot, and makes up for a missed one', async () => {
  const db = tablesOf<BackupTables>(app.services.db)
  const scope: BackupScope = {
    ...app.scope,
    db,
    change: (work) => runChange({ ...app.services, user: SYSTEM, lang: SYSTEM.lang }, work),
  }
  const counted = () => db.selectFrom('backup_runs').selectAll().where('actor', '=', '').execute()
  await backUpWhenDue(scope, new Date())
  await backUpWhenDue(scope, new Date())
  const [run, ...more] = await counted()
  expect(more).toEqual([])
  expect((await desk.ended(run?.id ?? '')).state).toBe('done')
  await backUpWhenDue(scope, new Date())
  expect(await counted()).toHaveLength(1)
}, 60_000)

test('rows and files written while a backup runs never leave it torn', async () => {
  const db = tablesOf<BackupTables>(app.services.db)
  let isOver = false
  const begun = Promise.withResolvers<void>()
  const writing = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const key = `files/load/${index}`
      await app.services.storage.put(key, Readable.from([Buffer.alloc(2000, 'x')]))
      await db
        .insertInto('facts')
        .values({ name: `load ${key}`, value: '1' })
        .execute()
      if (index < 5) continue
      begun.resolve()
      const gone = `files/load/${index - 5}`
      await db.deleteFrom('facts').where('name', '=', `load ${gone}`).execute()
      await app.services.storage.remove(gone)
    }
  })()
  await Promise.race([begun.promise, writing])
  const archive = await desk.backUp()
  isOver = true
  await writing
  const { storage } = app.services
  const opened = await archiveFiles(app.services, backupInstallation()).open(desk.fileOf(archive))
  const found = new Set<string>()
  const rows: Buffer[] = []
  await opened.read({
    rows: async (bytes) => {
      for await (const part of bytes) rows.push(part)
    },
    fileDone: ({ key }) => void found.add(key),
  })
  const named = [
    ...gunzipSync(Buffer.concat(rows))
      .toString()
      .matchAll(/"load (files\/load\/\d+)"/g),
  ].map(([, key]) => key)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((key) => !found.has(key ?? ''))).toEqual([])
  // What waited for the end of the backup was removed then.
  let left = 0
  for await (const { key } of storage.list()) if (key.startsWith('files/load/')) left += 1
  expect(left).toBeLessThanOrEqual(6)
}, 60_000)
