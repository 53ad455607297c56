import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../../database.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { findMail } from '../mail-states.ts'
import { releaseKeptMails } from '../outbox/outbox-routes.ts'
import { sendMail } from '../send-mail.ts'
import { testMailboxAt, testPost } from '../test-mail.ts'
import { startTestSmtp, type TestSmtp } from '../test-smtp.ts'
import type { Mailbox } from './mailbox.ts'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let smtp: TestSmtp
let mailbox: Mailbox | undefined
let post: ReturnType<typeof testPost>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
})

beforeEach(async () => {
  smtp = await startTestSmtp()
  mailbox = testMailboxAt(smtp.port)
  post = testPost({ db, pool, find: () => mailbox })
})

afterEach(async () => {
  await post.close()
  await smtp.close()
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function waitingFor(id: string) {
  return (await post.waiting()).filter((job) => job.id === id).map(({ seconds }) => seconds)
}

describe('a mail', () => {
  it('goes out once its change is committed, to exactly one recipient', async () => {
    await post.jobs.start()
    const id = await post.send({ subject: 'Grüße', text: 'Guten Tag', html: '<p>Guten Tag</p>' })
    await expect.poll(() => findMail(db, id), { timeout: 20_000 }).toMatchObject({ state: 'sent' })
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({ from: 'post@sonne.example', to: ['anna@example.org'] })
    const raw = smtp.received[0]?.raw ?? ''
    expect(raw).toContain(`Message-ID: <${id}@kontor.example>`)
    expect(raw).toContain('From: =?UTF-8?Q?Caf=C3=A9_Sonne?= <post@sonne.example>')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toMatch(/text\/plain[\s\S]+text\/html/)
    const mail = await findMail(db, id)
    expect(mail?.answer).toMatch(/^250/)
    expect(mail?.sent_at).toBeInstanceOf(Date)
    expect(mail?.attempts).toBe(1)
  })

  it('of a change that is rolled back does not exist', async () => {
    let id = ''
    const change = post.scope.change(async (inside) => {
      id = await sendMail(inside, post.example)
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect(await findMail(db, id)).toBeUndefined()
    expect(await waitingFor(id)).toEqual([])
  })

  it('is kept while there is no mailbox, and goes out when it is released', async () => {
    mailbox = undefined
    const id = await post.send()
    expect(await post.deliver(id)).toMatchObject({ state: 'kept', attempts: 0 })
    mailbox = testMailboxAt(smtp.port)
    expect(await post.deliver(id)).toMatchObject({ state: 'kept' })
    expect(await post.scope.change((change) => releaseKeptMails(change))).toBe(1)
    expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
    expect(smtp.received).toHaveLength(1)
  })

  it('is not sent twice when its job runs twice', async () => {
    const id = await post.send()
    await post.deliver(id)
    await post.deliver(id)
    expect(smtp.received).toHaveLength(1)
  })

  it('is sent once when two workers hold it at the same time', async () => {
    const id = await post.send()
    await Promise.all([post.deliver(id), post.deliver(id), post.deliver(id)])
    expect(smtp.received).toHaveLength(1)
    expect(await findMail(db, id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('shares a connection with the next one, and survives that the server closed it', async () => {
    await post.deliver(await post.send())
    await post.deliver(await post.send())
    expect(smtp.connections()).toBe(1)
    smtp.hangUp()
    expect(await post.deliver(await post.send())).toMatchObject({ state: 'sent' })
    expect(smtp.received).toHaveLength(3)
  })

  it('goes through the mailbox as it is configured now', async () => {
    await post.deliver(await post.send())
    mailbox = testMailboxAt(smtp.port, {
      from: 'neu@sonne.example',
      reply_to: 'chef@sonne.example',
    })
    await post.deliver(await post.send())
    expect(smtp.received.map(({ from }) => from)).toEqual([
      'post@sonne.example',
      'neu@sonne.example',
    ])
    expect(smtp.received[1]?.raw).toContain('Reply-To: chef@sonne.example')
  })
})

describe('a server that says no', () => {
  it.each([
    { manner: { refuseRecipient: 450 }, what: 'the recipient' },
    { manner: { refuseText: 451 }, what: 'the text' },
  ])('for now to $what is asked again after a minute', async ({ manner }) => {
    smtp.behave(manner)
    const id = await post.send()
    expect(await post.deliver(id)).toMatchObject({
      state: 'queued',
      attempts: 1,
      answer: expect.stringMatching(/^45\d .*says the test/),
    })
    expect((await waitingFor(id)).some((seconds) => seconds > 50 && seconds <= 60)).toBe(true)
    smtp.behave('take')
    expect(await post.deliver(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('for now is asked after 1, 5, 30, 120 and 480 minutes, and then no more', async () => {
    smtp.behave({ refuseRecipient: 421 })
    const id = await post.send()
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await post.deliver(id)).toMatchObject({ state: 'queued', attempts: tries })
    }
    expect(await post.deliver(id)).toMatchObject({ state: 'failed', attempts: 6 })
    const minutes = (await waitingFor(id)).map((seconds) => Math.abs(Math.round(seconds / 60)))
    expect(minutes.toSorted((a, b) => a - b)).toEqual([0, 1, 5, 30, 120, 480])
  })

  it.each([
    { manner: { refuseRecipient: 550 }, what: 'the recipient' },
    { manner: { refuseText: 554 }, what: 'the text' },
  ])('for ever to $what is believed, and its words are kept', async ({ manner }) => {
    smtp.behave(manner)
    const id = await post.send()
    expect(await post.deliver(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      answer: expect.stringMatching(/^55\d .*says the test/),
    })
    expect(await waitingFor(id)).toHaveLength(1)
  })

  it('to the password is asked again later: the mailbox is wrong, not the mail', async () => {
    mailbox = testMailboxAt(smtp.port, { user: 'kontor', password: 'wrong' })
    const id = await post.send()
    expect(await post.deliver(id)).toMatchObject({
      state: 'queued',
      answer: expect.stringContaining('wrong password'),
    })
    mailbox = testMailboxAt(smtp.port, { user: 'kontor', password: 'secret' })
    expect(await post.deliver(id)).toMatchObject({ state: 'sent' })
  })
})

describe('a connection that breaks', () => {
  it('before the text is tried again', async () => {
    smtp.behave('drop-at-recipient')
    expect(await post.deliver(await post.send())).toMatchObject({ state: 'queued', attempts: 1 })
  })

  it('because nobody listens is tried again', async () => {
    const port = smtp.port
    await smtp.close()
    mailbox = testMailboxAt(port)
    expect(await post.deliver(await post.send())).toMatchObject({
      state: 'queued',
      answer: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it.each(['drop-after-text', 'hang-after-text'] as const)(
    '(%s) leaves it open whether the mail arrived, so it is not sent again',
    async (manner) => {
      await post.close()
      post = testPost({ db, pool, find: () => mailbox, silenceMs: 2000 })
      smtp.behave(manner)
      const id = await post.send()
      expect(await post.deliver(id)).toMatchObject({
        state: 'failed',
        answer: expect.stringMatching(/^uncertain: /),
      })
      await post.deliver(id)
      expect(smtp.received).toHaveLength(1)
    },
  )

  it('with the death of the worker in the middle of the text counts as uncertain', async () => {
    const id = await post.send()
    await db.updateTable('mails').set({ state: 'sending' }).where('id', '=', id).execute()
    expect(await post.deliver(id)).toMatchObject({ state: 'failed', answer: 'uncertain' })
    expect(smtp.received).toHaveLength(0)
  })
})

describe('the guard', () => {
  it('lets no mailbox reach a private host that is not listed', async () => {
    await post.close()
    post = testPost({
      db,
      pool,
      find: () => mailbox,
      rules: { privateHosts: [], ports: [smtp.port] },
    })
    expect(await post.deliver(await post.send())).toMatchObject({
      state: 'queued',
      answer: expect.stringContaining('KONTOR_PRIVATE_HOSTS'),
    })
    expect(smtp.connections()).toBe(0)
  })
})
