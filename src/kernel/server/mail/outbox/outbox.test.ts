import type { Kysely } from 'kysely'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, Reply } from '#kernel/contract/endpoint.ts'
import {
  listOutbox,
  type MailState,
  readOutboxMail,
  releaseOutbox,
  retryOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../../database.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { testMailboxAt, testPost } from '../test-mail.ts'
import { outboxRoutes } from './outbox-routes.ts'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<KernelTables>
let post: ReturnType<typeof testPost>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
  post = testPost({ db, pool, find: () => testMailboxAt(1) })
})

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
})

afterAll(async () => {
  await post.close()
  await db.destroy()
  await database.drop()
})

/** Runs a route past HTTP; input and reply still go through the contract. */
async function call<E extends Endpoint>(
  endpoint: E,
  given: { query?: object; params?: object } = {},
): Promise<Reply<E>> {
  const route = outboxRoutes.find((candidate) => candidate.endpoint === endpoint)
  const input = {
    query: endpoint.query?.parse(given.query ?? {}),
    params: endpoint.params?.parse(given.params ?? {}),
  }
  const reply = await route?.handle(post.scope as never, input)
  return endpoint.reply.parse(reply) as Reply<E>
}

async function store(state: MailState, given: { subject?: string; answer?: string } = {}) {
  const id = uuidv7()
  const content = { recipient: 'anna@example.org', subject: 'Hallo', html: '<p>H</p>', text: 'T' }
  await db
    .insertInto('mails')
    .values({ id, ...content, mailbox: null, state, attempts: 3, answer: null, ...given })
    .execute()
  return id
}

const jobsFor = async (id: string) => (await post.waiting()).filter((job) => job.id === id).length

describe('the list', () => {
  it('shows the newest first, without the text', async () => {
    const older = await store('sent')
    const newer = await store('kept')
    const { items, numItems } = await call(listOutbox)
    expect(items.map(({ _id }) => _id)).toEqual([newer, older])
    expect(numItems).toBe(2)
    expect(items[0]).not.toHaveProperty('html')
  })

  it('is filtered by state and searched by recipient and subject', async () => {
    const failed = await store('failed', { subject: '100% sicher' })
    await store('sent', { subject: '1000 sicher' })
    const ids = async (query: object) =>
      (await call(listOutbox, { query })).items.map(({ _id }) => _id)
    expect(await ids({ state: 'failed' })).toEqual([failed])
    expect(await ids({ search: '100%' })).toEqual([failed])
    expect(await ids({ search: 'ANNA@' })).toHaveLength(2)
    expect(await ids({ search: 'nobody' })).toEqual([])
  })

  it('goes on where the last page ended, also when new mails arrive', async () => {
    const ids = [await store('sent'), await store('sent'), await store('sent')].toReversed()
    const first = await call(listOutbox, { query: { limit: 2 } })
    await store('sent')
    const second = await call(listOutbox, { query: { limit: 2, cursor: first.next } })
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('says of which mail nobody knows whether it arrived', async () => {
    await store('failed', { answer: 'uncertain: Connection closed unexpectedly' })
    await store('failed', { answer: '550 no such user' })
    const { items } = await call(listOutbox)
    expect(items.map((item) => item.is_uncertain)).toEqual([false, true])
  })
})

describe('one mail', () => {
  it('is shown with its text', async () => {
    const id = await store('kept')
    expect(await call(readOutboxMail, { params: { id } })).toMatchObject({
      _id: id,
      html: '<p>H</p>',
      text: 'T',
      sent_at: null,
    })
  })

  it('that does not exist is not found', async () => {
    const params = { id: uuidv7() }
    await expect(call(readOutboxMail, { params })).rejects.toMatchObject({ status: 404 })
    await expect(call(retryOutboxMail, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('trying again', () => {
  it.each(['failed', 'kept', 'queued'] as const)('sends a mail that is %s', async (state) => {
    const id = await store(state, { answer: 'uncertain' })
    expect(await call(retryOutboxMail, { params: { id } })).toMatchObject({
      state: 'queued',
      attempts: 0,
      answer: null,
    })
    expect(await jobsFor(id)).toBe(1)
    const entries = await db.selectFrom('audit_log').selectAll().where('item_id', '=', id).execute()
    expect(entries).toMatchObject([{ noun: 'mail', action: 'retry', actor_name: 'System' }])
  })

  it.each(['sent', 'sending'] as const)('is refused for a mail that is %s', async (state) => {
    const id = await store(state)
    const retry = call(retryOutboxMail, { params: { id } })
    await expect(retry).rejects.toMatchObject({ status: 409, code: 'mail-sent' })
    expect(await jobsFor(id)).toBe(0)
  })
})

describe('releasing', () => {
  it('queues what was kept and nothing else', async () => {
    const kept = [await store('kept'), await store('kept')]
    const failed = await store('failed')
    expect(await call(releaseOutbox)).toEqual({ released: 2, remaining: 0 })
    for (const id of kept) expect(await jobsFor(id)).toBe(1)
    expect(await jobsFor(failed)).toBe(0)
    expect(await call(releaseOutbox)).toEqual({ released: 0, remaining: 0 })
  })
})
