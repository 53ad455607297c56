import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { testMailboxAt, testPost } from './test-mail.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let smtp: TestSmtp
let folder: string
let storage: Storage
let post: ReturnType<typeof testPost>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
  smtp = await startTestSmtp()
  folder = await mkdtemp(join(tmpdir(), 'kontor-mail-'))
  storage = diskStorage(folder)
  post = testPost({ db, pool, storage, find: () => testMailboxAt(smtp.port) })
})

afterAll(async () => {
  await post.close()
  await smtp.close()
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const lastRaw = () => (smtp.received.at(-1)?.raw ?? '').replaceAll(/\r?\n[ \t]+/g, ' ')

test('a mail of a conversation names its thread and where answers go', async () => {
  const thread = {
    message_id: '<b.m@kontor.example>',
    in_reply_to: '<a.m@kontor.example>',
    references: ['<first@post.example>', '<a.m@kontor.example>'],
  }
  const id = await post.send({ thread, reply_to: 'antwort@sonne.example', submitted: 'no' })
  expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
  const raw = lastRaw()
  expect(raw).toContain('Message-ID: <b.m@kontor.example>')
  expect(raw).toContain('In-Reply-To: <a.m@kontor.example>')
  expect(raw).toContain('References: <first@post.example> <a.m@kontor.example>')
  expect(raw).toContain('Reply-To: antwort@sonne.example')
  expect(raw).not.toContain('Auto-Submitted')
})

test('files of the storage go along', async () => {
  await storage.put('messages/one', Readable.from(['Preis: 900 Euro']))
  const attachments = [{ name: 'Größe.txt', type: 'text/plain', key: 'messages/one' }]
  const id = await post.send({ attachments })
  expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
  expect(lastRaw()).toContain(Buffer.from('Preis: 900 Euro').toString('base64'))
})

test('no part of a mail can begin a header of its own', async () => {
  const evil = 'x\r\nBcc: y@example.org'
  await expect(post.send({ reply_to: `${evil}@example.org` })).rejects.toMatchObject({
    status: 400,
  })
  for (const id of ['<a@b>\r\nBcc: y@example.org', 'a@b', `<${evil}@b>`])
    await expect(post.send({ thread: { message_id: id } })).rejects.toMatchObject({ status: 400 })
  const file = { name: evil, type: 'text/plain', key: 'messages/one' }
  await expect(post.send({ attachments: [file] })).rejects.toMatchObject({ status: 400 })
  const odd = { name: 'a.txt', type: evil, key: 'messages/one' }
  await expect(post.send({ attachments: [odd] })).rejects.toMatchObject({ status: 400 })
})
