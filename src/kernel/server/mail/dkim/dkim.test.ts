import fc from 'fast-check'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../../database.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { openSmtpSender } from '../delivery/smtp-sender.ts'
import { outgoingMail } from '../outgoing-mail.ts'
import { settings, testMailboxAt, testPost } from '../test-mail.ts'
import { startTestSmtp, type TestSmtp } from '../test-smtp.ts'
import { checkDkimRecord } from './check-record.ts'
import { signMail } from './sign-mail.ts'
import { signingKeys } from './signing-keys.ts'
import { testKey, verifiedBy } from './test-dkim.ts'
import { verifyMail } from './verify-mail.ts'

const rsa = testKey('sonne.example')
const edwards = testKey('sonne.example', 'ed25519')
const records = [rsa.record, edwards.record]
const keys = { for: () => [rsa.key, edwards.key] }
const dns = {
  txt: async (name: string) => {
    const values = records.filter((record) => record.name === name).map(({ value }) => value)
    return { state: values.length > 0 ? ('found' as const) : ('missing' as const), values }
  },
}

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let smtp: TestSmtp
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
  smtp = await startTestSmtp()
})
afterAll(async () => {
  await smtp.close()
  await db.destroy()
  await database.drop()
})

const GOOD = ['pass', 'pass']
const results = (checks: readonly { result: string }[]) => checks.map(({ result }) => result)
const last = () => smtp.received.at(-1)?.raw ?? ''
/** smtp-server hands over what came over the wire, byte for byte. */
const wired = (raw: string) => Buffer.from(raw, 'utf8')

test('a mail of the outbox arrives with signatures that a stranger can verify', async () => {
  const post = testPost({ db, pool, find: () => testMailboxAt(smtp.port), keys })
  const id = await post.send({
    subject: 'Grüße aus dem Café',
    text: 'Guten Tag  \n\n.\n..\n\t \n\n',
  })
  expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
  await post.close()
  const found = await verifiedBy(wired(last()), records)
  expect(results(found)).toEqual(GOOD)
  expect(found.map(({ domain }) => domain)).toEqual(['sonne.example', 'sonne.example'])
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'content-type'])
    expect(found[0]?.covers).toContain(name)
})

async function bulkMail(url: string) {
  const mailbox = testMailboxAt(smtp.port)
  const rules = { privateHosts: ['127.0.0.1'], ports: [] }
  const sender = await openSmtpSender({ mailbox, rules, keys, lanes: 1 })
  const headers = {
    'List-Id': '<liste.sonne.example>',
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': 'a:b:newsletter:kontor',
  }
  const content = { id: 'x1', recipient: 'anna@example.org', subject: 'Neues', html: '<p>Hi</p>' }
  const mail = { ...content, text: 'Hi', headers }
  const outcome = await sender.send(outgoingMail(mail, mailbox, settings.baseUrl), async () => true)
  sender.close()
  expect(outcome.kind).toBe('sent')
  return last()
}

test('both fields of one-click unsubscribe are covered, also with 300 letters and when a relay folds it', async () => {
  const raw = await bulkMail(`https://kontor.example/Newsletter/unsubscribe/${'a1'.repeat(130)}`)
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/[^\r]{280,}>\r$/m)
  const found = await verifiedBy(wired(raw), records)
  expect(results(found)).toEqual(GOOD)
  for (const { covers } of found) {
    expect(covers).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
    expect(covers).toEqual(expect.arrayContaining(['list-id', 'feedback-id']))
  }
  const folded = raw.replace('List-Unsubscribe: <', 'List-Unsubscribe:\r\n <')
  expect(folded).not.toBe(raw)
  expect(results(await verifiedBy(wired(folded), records))).toEqual(GOOD)
})

test.each([
  ['another subject', (raw: string) => raw.replace('Subject: Neues', 'Subject: Altes')],
  ['another link', (raw: string) => raw.replace('unsubscribe/abc', 'unsubscribe/xyz')],
  ['another body', (raw: string) => raw.replace('<p>Hi</p>', '<p>Ho</p>')],
  ['a second sender', (raw: string) => `From: chef@sonne.example\r\n${raw}`],
  ['a second way out', (raw: string) => `List-Unsubscribe: <https://evil.example>\r\n${raw}`],
])('%s breaks the signature, for strangers and for us', async (_what, forge) => {
  const raw = await bulkMail('https://kontor.example/Newsletter/unsubscribe/abc')
  expect(results(await verifyMail(dns, wired(raw)))).toEqual(['good', 'good'])
  const forged = forge(raw)
  expect(forged).not.toBe(raw)
  expect(results(await verifiedBy(wired(forged), records))).not.toContain('pass')
  expect(results(await verifyMail(dns, wired(forged)))).toEqual(['broken', 'broken'])
})

test('whatever stands in a mail, a stranger verifies what we signed', async () => {
  const lines = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('', ' ', '\t', '.', '..', 'a  b', 'a \t', '\r', '\n', 'ä'),
    ),
    { maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(lines, fc.stringMatching(/^[ \t!-9;-~]{0,60}$/), async (body, subject) => {
      const head = `From: post@sonne.example\r\nSubject: ${subject}\r\nTo: a@example.org`
      const raw = Buffer.from(`${head}\r\n\r\n${body.join('\r\n')}\r\n`)
      const onTheWire = Buffer.from(
        (await signMail(raw, [rsa.key])).toString('latin1').replaceAll(/\r\n|\r|\n/g, '\r\n'),
        'latin1',
      )
      expect(results(await verifiedBy(onTheWire, records))).toEqual(['pass'])
      expect(results(await verifyMail(dns, onTheWire))).toEqual(['good'])
    }),
    { numRuns: 60, seed: 18 },
  )
})

test('a mail of several megabytes is signed like a small one', async () => {
  const line = 'Zwei  Worte und ein Ende \r\n'
  const raw = Buffer.from(`From: post@sonne.example\r\n\r\n${line.repeat(120_000)}\r\n\r\n`)
  expect(results(await verifiedBy(await signMail(raw, [rsa.key]), records))).toEqual(['pass'])
})

test('only active keys of exactly the domain of the sender sign, and what is no key is passed over', () => {
  const entry = { ...rsa.stored, _id: 'a', active: true, created_at: '2026-11-18T09:00:00Z' }
  const domains = [
    entry,
    { ...entry, selector: 'waiting', active: false },
    { ...entry, selector: 'broken', private_key: 'CANARY' },
    { ...entry, selector: 'other', domain: 'mond.example' },
  ]
  const config = { get: () => ({ domains }) as never }
  const found = (sender: string) =>
    signingKeys(config)
      .for(sender)
      .map(({ selector }) => selector)
  expect(found('post@Sonne.example')).toEqual(['test-rsa'])
  expect(found('post@news.sonne.example')).toEqual([])
  expect(found('post@sonne.example\r\n')).toEqual([])
})

test('a record is right, missing, different or unknown, whatever DNS says', async () => {
  const says = (state: 'found' | 'missing' | 'failed', ...values: string[]) =>
    checkDkimRecord({ txt: async () => ({ state, values }) }, rsa.stored).then((one) => one.state)
  expect(await says('found', rsa.record.value)).toBe('found')
  expect(await says('found', rsa.record.value.replaceAll('; ', ' ;  '))).toBe('found')
  expect(await says('missing')).toBe('missing')
  expect(await says('failed')).toBe('failed')
  expect(await says('found', edwards.record.value)).toBe('different')
  expect(await says('found', 'v=DKIM1; k=rsa; p=')).toBe('different')
  expect(await says('found', rsa.record.value, rsa.record.value)).toBe('different')
  expect(await says('found', `${'x'.repeat(4000)}\0`)).toBe('different')
})
