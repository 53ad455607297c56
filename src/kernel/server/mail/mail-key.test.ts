import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { createSecretCipher } from '../config/secret-cipher.ts'
import { openDatabase, openPool } from '../database.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { newToken } from '../sessions/session-token.ts'
import { expireMails } from './create-mail.ts'
import { openMail } from './mail-key.ts'
import { findMail } from './mail-states.ts'
import { retryMail, toMailSummary } from './outbox/outbox-routes.ts'
import { renderMail } from './template/render-mail.ts'
import { testMailboxAt, testPost } from './test-mail.ts'
import { startTestSmtp, type TestSmtp } from './test-smtp.ts'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let smtp: TestSmtp
let post: ReturnType<typeof testPost>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
})
beforeEach(async () => {
  smtp = await startTestSmtp()
  post = testPost({ db, pool, find: () => testMailboxAt(smtp.port) })
})
afterEach(async () => {
  await post.close()
  await smtp.close()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const draw = (value: string, paragraph = 'Guten Tag') =>
  renderMail(
    {
      title: 'Neues Passwort',
      paragraphs: [paragraph],
      action: {
        label: 'Weiter',
        url: `/resetpassword?key=${value}`,
        key: { value, expiresAt: new Date(Date.now() + 3_600_000) },
      },
      footer: 'Kontor',
      lang: 'de',
    },
    post.scope,
  )

async function sendKey() {
  const key = newToken()
  return { key, id: await post.send(await draw(key)) }
}

async function expire(id: string): Promise<void> {
  const past = { key_expires_at: new Date(Date.now() - 1000) }
  await db.updateTable('mails').set(past).where('id', '=', id).execute()
}

const retry = (id: string) => post.scope.change((change) => retryMail(change, id))
const textSent = () =>
  (smtp.received[0]?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

describe('the key of a mail', () => {
  test('waits sealed, goes out in the clear, and is dropped', async () => {
    const { key, id } = await sendKey()
    const waiting = await findMail(db, id)
    expect(JSON.stringify(waiting)).not.toContain(key)
    expect(waiting?.text).toContain('https://kontor.example/resetpassword?key=••••••\n')
    expect(waiting?.sealed_key).toEqual(expect.any(String))
    expect(await post.deliver(id)).toMatchObject({ state: 'sent', sealed_key: null })
    expect(textSent()).toContain(`/resetpassword?key=${key}`)
    expect(textSent()).not.toContain('•')
  })

  test('survives failures that pass, and a person who tries again', async () => {
    const { key, id } = await sendKey()
    smtp.behave({ refuseRecipient: 450 })
    for (let tries = 0; tries < 6; tries += 1) await post.deliver(id)
    expect(await findMail(db, id)).toMatchObject({ state: 'failed' })
    smtp.behave('take')
    await retry(id)
    expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
    expect(textSent()).toContain(key)
  })

  test('is dropped when the mail is refused for good', async () => {
    const { id } = await sendKey()
    smtp.behave({ refuseRecipient: 550 })
    const refused = await post.deliver(id)
    expect(refused).toMatchObject({ state: 'failed', sealed_key: null })
    expect(refused && toMailSummary(refused)).toMatchObject({ is_link_gone: true })
    await expect(retry(id)).rejects.toMatchObject({ status: 409, code: 'mail-expired' })
  })

  test('that ran out is not sent any more, and the mail says so', async () => {
    const { id } = await sendKey()
    await expire(id)
    expect(await post.deliver(id)).toMatchObject({ state: 'expired', sealed_key: null })
    expect(smtp.connections()).toBe(0)
    await expect(retry(id)).rejects.toMatchObject({ status: 409, code: 'mail-expired' })
  })

  test('is dropped by the clock, also where nobody delivers', async () => {
    const [old, fresh] = [await sendKey(), await sendKey()]
    await expire(old.id)
    const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
    await expireMails.run(post.scope as never, {} as never, attempt)
    expect(await findMail(db, old.id)).toMatchObject({ state: 'expired', sealed_key: null })
    expect(await findMail(db, fresh.id)).toMatchObject({ state: 'queued' })
  })

  test('opens only in its own mail and with the secret of the house', async () => {
    const [mine, other] = [await sendKey(), await sendKey()]
    const [row, foreign] = [await findMail(db, mine.id), await findMail(db, other.id)]
    if (!row || !foreign) throw new Error('no mails')
    const own = createSecretCipher(Buffer.alloc(32))
    expect(openMail(row, own)?.content.text).toContain(mine.key)
    expect(openMail(row, createSecretCipher(Buffer.alloc(32, 1)))).toBeUndefined()
    expect(openMail({ ...row, sealed_key: foreign.sealed_key }, own)).toBeUndefined()
  })

  test('that a mail server repeats is masked in its answer', async () => {
    const { key, id } = await sendKey()
    const row = await findMail(db, id)
    const open = row && openMail(row, createSecretCipher(Buffer.alloc(32)))
    expect(open?.mask(`550 no ${key} here`)).toBe('550 no •••••• here')
  })
})

describe('drawing a mail', () => {
  test('dots that someone wrote stay dots', async () => {
    const key = newToken()
    const id = await post.send(await draw(key, 'Mein Passwort ist ••••••• geheim'))
    await post.deliver(id)
    const mail = await findMail(db, id)
    expect(mail?.text).toContain('ist ••••••• geheim')
    const raw = smtp.received[0]?.raw ?? ''
    expect(raw.split(key.slice(0, 8)).length - 1).toBeGreaterThan(0)
  })

  test('a link with a key that is not named as one is refused', async () => {
    const content = { title: 'x', paragraphs: [], footer: '', lang: 'de' } as const
    const drawn = (url: string) =>
      renderMail({ ...content, action: { label: 'y', url } }, post.scope)
    await expect(drawn(`/verify?key=${'aB3-'.repeat(11)}`)).rejects.toThrow('key')
    const plain = '/admincenter/bugtracker/edit/0199a8b0-0000-7000-8000-000000000001'
    await expect(drawn(plain)).resolves.toHaveProperty('html')
  })
})
