import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { Mailbox } from './delivery/mailbox.ts'
import { testMailboxAt, testPost } from './test-mail.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let smtp: TestSmtp
let mailbox: Mailbox
let post: ReturnType<typeof testPost>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
  smtp = await startTestSmtp()
  post = testPost({ db, pool, find: () => mailbox })
})

beforeEach(() => {
  mailbox = testMailboxAt(smtp.port)
  smtp.received.length = 0
})

afterAll(async () => {
  await post.close()
  await smtp.close()
  await db.destroy()
  await database.drop()
})

const NOT_ONE_ADDRESS = [
  '',
  'anna',
  'anna@',
  '@example.org',
  'anna@example',
  'anna@example.org,eva@evil.example',
  'anna@example.org;eva@evil.example',
  'anna@example.org eva@evil.example',
  'Anna <anna@example.org>',
  '<anna@example.org>',
  '"anna@evil.example"@example.org',
  '"a b"@example.org',
  'anna@evil.example@example.org',
  'anna@example.org\r\nBcc: eva@evil.example',
  'anna@example.org\nRCPT TO:<eva@evil.example>',
  'an\rna@example.org',
  'anna(comment)@example.org',
  'anna@[127.0.0.1]',
  'group:anna@example.org;',
  'anna@example.org\0',
  'an\u0007na@example.org',
  'anna\u2028@example.org',
  `${'a'.repeat(300)}@example.org`,
]

describe('a recipient', () => {
  it.each(NOT_ONE_ADDRESS)('%j is refused and nothing is stored', async (to) => {
    await expect(post.send({ to })).rejects.toMatchObject({ status: 400, code: 'invalid' })
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
  })
})

describe('a subject', () => {
  it.each([
    'Hallo\r\nBcc: eva@evil.example',
    'Hallo\nX: y',
    'Hallo\rX',
    'a\0b',
    'a\u2028b',
    '',
    '   ',
    'x'.repeat(301),
  ])('%j is refused', async (subject) => {
    await expect(post.send({ subject })).rejects.toMatchObject({ status: 400, code: 'invalid' })
  })
})

describe('what goes out', () => {
  it('has one recipient whatever stands in names, subject and text', async () => {
    mailbox = testMailboxAt(smtp.port, { name: 'Evil"\r\nBcc: eva@evil.example\r\n' })
    const id = await post.send({
      subject: 'Bcc: eva@evil.example, <eva@evil.example>',
      text: '.\r\nRCPT TO:<eva@evil.example>\r\n.\r\n',
      html: '<p>\r\n.\r\nMAIL FROM:<x></p>',
    })
    expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
    expect(smtp.received.map(({ to }) => to)).toEqual([['anna@example.org']])
    const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^to:.*$/gim)).toEqual(['To: anna@example.org'])
  })

  it('keeps umlauts in subject and text', async () => {
    const id = await post.send({ subject: 'Grüße aus Köln – 5 €', text: 'Straße' })
    await post.deliver(id)
    const raw = smtp.received[0]?.raw ?? ''
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(raw).toMatch(/Stra(=C3=9F|ß)e|U3RyYcOfZQ/)
  })
})
