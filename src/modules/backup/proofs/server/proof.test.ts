import { open, readFile, writeFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { noteBackup } from '#modules/dashboard/server/api.ts'
import { stepUp } from '#tests/step-up.ts'
import { startTestApp } from '#tests/test-app.ts'
import { askDownload, listBackups, openBackup, readProof, showRecoveryKey } from '../../contract.ts'
import type { BackupTables } from '../../server/tables.ts'
import { BACKUP, backupDesk } from '../../server/test-backups.ts'

const app = await startTestApp({ hasWorkers: true })
afterAll(() => app.close())
const boss = await app.steppedUp('system')
const admin = await app.as('admin')
const desk = backupDesk(app, boss)
const db = tablesOf<BackupTables>(app.services.db)

const session = { userId: boss.userId, isStaff: true, limited: null, ip: '', agent: 'test' }
const cookie = `kontor_session=${await createSession(app.services.db, session)}`
await stepUp(app, boss)

const FORM = new FormData()
FORM.append('file', new Blob(['Ein Text, der bleibt.'], { type: 'text/plain' }), 'notiz.txt')
const uploaded = await admin.post('/api/v0/file/', FORM)
expect(uploaded.status).toBe(200)

async function flipByte(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+')
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ 1
  await handle.write(byte, 0, 1, at)
  await handle.close()
}

test('a backup made on the command line counts on every screen', async () => {
  const states = async () => {
    const { has_backup } = (await admin.get(`${BACKUP}/proof`)).parse(readProof.reply)
    const { last_at } = (await boss.get(`${BACKUP}/`)).parse(listBackups.reply).house
    const { last_backup_at } = (await admin.get('/api/v0/system_state/')).json
    return { has_backup, last_at, last_backup_at }
  }
  expect(await states()).toEqual({ has_backup: false, last_at: null, last_backup_at: null })
  const at = '2026-11-15T20:00:00.000Z'
  await noteBackup(tablesOf(app.services.db), new Date(at))
  expect(await states()).toEqual({ has_backup: true, last_at: at, last_backup_at: at })
})

test('a good backup is proven; one changed byte in it turns the proof red and admins hear of it', async () => {
  const archive = await desk.backUp()
  await desk.ask(`/${archive._id}/prove`)
  const green = (await admin.get(`${BACKUP}/proof`)).parse(readProof.reply)
  expect(green.proof).toMatchObject({ ok: true, fault: null })
  expect(green.proof?.pages).toBeGreaterThan(3)
  expect(green.proof?.files).toBeGreaterThan(0)

  await flipByte(desk.fileOf(archive), archive.size - 1000)
  await desk.ask(`/${archive._id}/prove`)
  const red = (await admin.get(`${BACKUP}/proof`)).parse(readProof.reply)
  expect(red.proof).toMatchObject({ ok: false, fault: 'damaged' })
  const told = await db
    .selectFrom('notices')
    .select('link')
    .where('kind', '=', 'backup.red')
    .where('user_id', '=', admin.userId)
    .execute()
  expect(told).toEqual([{ link: 'backup' }])
  const check = await desk.ask(`/${archive._id}/check`)
  expect(check).toMatchObject({ state: 'failed', fault: 'damaged', report: null })
}, 60_000)

test('a file that was damaged in the house itself is found by the proof too', async () => {
  const file = await db.selectFrom('files').select('blob_key').executeTakeFirstOrThrow()
  const path = `${app.services.settings.dataDir}/files/${file.blob_key}`
  const bytes = await readFile(path)
  await writeFile(
    path,
    bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)),
  )
  const archive = await desk.backUp()
  await desk.ask(`/${archive._id}/prove`)
  const { proof } = (await admin.get(`${BACKUP}/proof`)).parse(readProof.reply)
  expect(proof).toMatchObject({ ok: false, fault: 'files' })
  expect(proof?.details.join()).toContain('notiz.txt')
  await writeFile(path, bytes)
}, 60_000)

test('a download has a password of its own, comes in ranges, and opens in another installation', async () => {
  const archive = await desk.backUp()
  const short = await boss.post(`${BACKUP}/${archive._id}/download`, { password: 'kurz' })
  expect(short.status).toBe(400)
  const password = 'ein gutes Passwort'
  const asked = await boss.post(`${BACKUP}/${archive._id}/download`, { password })
  const { address } = asked.parse(askDownload.reply)
  const first = await boss.get(address, { range: 'bytes=0-14' })
  expect(first.status).toBe(206)
  expect(first.text).toBe('KONTOR-BACKUP 1')
  expect((await app.guest.get(address)).status).toBe(401)
  expect((await admin.get(address)).status).toBe(403)

  const other = await startTestApp({ hasWorkers: true })
  try {
    const there = await other.steppedUp('system')
    const theirs = backupDesk(other, there)
    const whole = await bytesOf(address)
    const middle = await bytesOf(address, 'bytes=100-70000')
    expect(middle.equals(whole.subarray(100, 70_001))).toBe(true)
    const file = `${other.services.settings.dataDir}/fetched.kontor`
    await writeFile(file, whole)
    const brought = (await theirs.upload(file)).read().archive
    expect(brought).toMatchObject({ kind: 'uploaded', locked: true })
    const path = `${BACKUP}/${brought?._id}`
    expect((await there.post(`${path}/check`)).json.code).toBe('backup-locked')
    expect((await there.post(`${path}/open`, { secret: 'falsch falsch' })).json.code).toBe(
      'wrong-key',
    )
    const opened = (await there.post(`${path}/open`, { secret: password })).parse(openBackup.reply)
    expect(opened.archive.locked).toBe(false)
    const check = await theirs.ask(`/${brought?._id}/check`)
    expect(check.report).toMatchObject({ foreign_secret: true, files: { now: 0, removed: 0 } })
    expect((await there.post(`${path}/restore`, { confirmation: 'WIEDERHERSTELLEN' })).status).toBe(
      200,
    )
    await expect
      .poll(async () => (await there.get(`${BACKUP}/`)).status, { timeout: 60_000 })
      .toBe(401)
    const names = await tablesOf<BackupTables>(other.services.db)
      .selectFrom('files')
      .select('name')
      .execute()
    expect(names).toEqual([{ name: 'notiz.txt' }])
    await expect
      .poll(() => other.services.secret.equals(app.services.secret), { timeout: 20_000 })
      .toBe(true)
  } finally {
    await other.close()
  }
}, 90_000)

test('the recovery key is shown once and opens a stored archive elsewhere', async () => {
  expect((await admin.post(`${BACKUP}/recovery_key`, {})).status).toBe(403)
  const { key } = (await boss.post(`${BACKUP}/recovery_key`, {})).parse(showRecoveryKey.reply)
  expect(key).toMatch(/^([0-9A-Z]{5}-){10}[0-9A-Z]{5}$/)
  expect((await boss.post(`${BACKUP}/recovery_key`, {})).json.code).toBe('key-shown')
  const archive = await desk.backUp()
  const other = await startTestApp()
  try {
    const there = await other.steppedUp('system')
    const brought = (await backupDesk(other, there).upload(desk.fileOf(archive))).read().archive
    const opened = await there.post(`${BACKUP}/${brought?._id}/open`, { secret: key.toLowerCase() })
    expect(opened.parse(openBackup.reply).archive.locked).toBe(false)
  } finally {
    await other.close()
  }
}, 60_000)

test('what is no backup is refused with its first piece, and nothing stays of it', async () => {
  const file = `${app.services.settings.dataDir}/bad.kontor`
  await writeFile(file, Buffer.alloc(50_000, 'PK'))
  const begun = await boss.post(`${BACKUP}/upload`, { size: 50_000 })
  const piece = await boss.raw(`${BACKUP}/upload/${begun.json._id}?offset=0`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(await readFile(file)),
  })
  expect(piece.json.code).toBe('not-a-backup')
  expect(await db.selectFrom('backup_uploads').selectAll().execute()).toEqual([])
})

test('only system restores, only admins look, and nobody else', async () => {
  const member = await app.as('member')
  const { items } = await desk.list()
  const id = items[0]?._id
  expect((await member.get(`${BACKUP}/`)).status).toBe(403)
  expect((await admin.get(`${BACKUP}/`)).status).toBe(200)
  expect((await admin.post(`${BACKUP}/${id}/check`)).status).toBe(403)
  expect((await admin.post(`${BACKUP}/${id}/restore`, { confirmation: 'RESTORE' })).status).toBe(
    403,
  )
  expect((await admin.remove(`${BACKUP}/${id}`)).status).toBe(200)
  expect((await desk.list()).items.map(({ _id }) => _id)).not.toContain(id)
})

async function bytesOf(address: string, range?: string): Promise<Buffer> {
  const response = await fetch(app.url + address, {
    headers: { cookie, ...(range ? { range } : {}) },
  })
  return Buffer.from(await response.arrayBuffer())
}
