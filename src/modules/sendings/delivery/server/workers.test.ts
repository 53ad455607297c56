import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import type { SendingTables } from '../../server/tables.ts'
import { claimRecipients } from './claim-recipients.ts'
import { openGate, passGate, settle } from './pass-gate.ts'
import { freeRowsOfTheDead, joinWorkers } from './workers.ts'

const database = await createTestDatabase()
const db = openDatabase<SendingTables>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

let sending = ''
let people: string[] = []
beforeEach(async () => {
  sending = uuidv7()
  people = Array.from({ length: 6 }, () => uuidv7()).sort()
  await sql`insert into newsletter_sendings (id, name, state) values (${sending}, 'S', 'running')`.execute(
    db,
  )
  const list = uuidv7()
  await sql`insert into newsletter_lists (id, name) values (${list}, ${list})`.execute(db)
  for (const id of people) {
    const hash = Buffer.from(id)
    await sql`insert into newsletter_subscribers (id, email, address_hash, preferences_hash)
      values (${id}, ${`${id}@example.org`}, ${hash}, ${hash})`.execute(db)
    await sql`insert into newsletter_subscriptions
        (subscriber_id, list_id, state, source, unsubscribe_hash)
      values (${id}, ${list}, 'confirmed', 'form', ${hash})`.execute(db)
    await sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state)
      values (${sending}, ${id}, ${list}, 'queued')`.execute(db)
  }
})

const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`select state from newsletter_recipients
    where sending_id = ${sending} and subscriber_id = ${id}`.execute(db)
  return rows[0]?.state
}
const begins = async (at: ReturnType<typeof lane>, asked: Parameters<typeof passGate>[2][number]) =>
  (await passGate(db, at, [asked])).has(asked.next)
const kill = (worker: string) =>
  sql`update newsletter_workers set seen_at = now() - interval '31 seconds'
    where id = ${worker}`.execute(db)
const lane = (worker: string) => ({ sending, worker })

test('of a killed worker one row a lane is in doubt, and all it only claimed wait again', async () => {
  const { id: worker } = await joinWorkers(db, sending)
  const [first, second, third] = await claimRecipients(db, lane(worker))
  if (!first || !second || !third) throw new Error('nothing was claimed')
  expect(await begins(lane(worker), { next: first.subscriber, settled: [] })).toBe(true)
  const sent = { subscriber: first.subscriber, state: 'sent', answer: '', wait: 0 } as const
  expect(await begins(lane(worker), { next: second.subscriber, settled: [sent] })).toBe(true)
  await kill(worker)
  await freeRowsOfTheDead(db)
  expect(await stateOf(first.subscriber)).toBe('sent')
  expect(await stateOf(second.subscriber)).toBe('uncertain')
  expect(await stateOf(third.subscriber)).toBe('queued')
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from newsletter_recipients
    where sending_id = ${sending} and state in ('claimed', 'sending')`.execute(db)
  expect(rows[0]?.n).toBe(0)
})

test('a worker that was only slow marks nothing any more, but may say how its last one ended', async () => {
  const slow = await joinWorkers(db, sending)
  const [first, second] = await claimRecipients(db, lane(slow.id))
  if (!first || !second) throw new Error('nothing was claimed')
  await passGate(db, lane(slow.id), [{ next: first.subscriber, settled: [] }])
  await kill(slow.id)
  await freeRowsOfTheDead(db)
  const other = await joinWorkers(db, sending)
  const taken = await claimRecipients(db, lane(other.id))
  expect(taken.map(({ subscriber }) => subscriber)).toContain(second.subscriber)
  expect(taken.map(({ subscriber }) => subscriber)).not.toContain(first.subscriber)
  expect(await begins(lane(slow.id), { next: second.subscriber, settled: [] })).toBe(false)
  const sent = { subscriber: first.subscriber, state: 'sent', answer: '', wait: 0 } as const
  await settle(db, lane(slow.id), [sent])
  expect(await stateOf(first.subscriber)).toBe('sent')
  await settle(db, lane(slow.id), [{ ...sent, subscriber: second.subscriber, state: 'failed' }])
  expect(await stateOf(second.subscriber)).toBe('claimed')
  await slow.leave()
  await other.leave()
})

test('two workers never have the same row, and the gate shuts for a paused sending', async () => {
  const [one, two] = [await joinWorkers(db, sending), await joinWorkers(db, sending)]
  const [mine, theirs] = await Promise.all([
    claimRecipients(db, lane(one.id)),
    claimRecipients(db, lane(two.id)),
  ])
  const all = [...mine, ...theirs].map(({ subscriber }) => subscriber)
  expect(all.sort()).toEqual(people)
  const [next] = mine.length > 0 ? mine : theirs
  const holder = mine.length > 0 ? one.id : two.id
  await sql`update newsletter_sendings set state = 'paused' where id = ${sending}`.execute(db)
  const shut = await passGate(db, lane(holder), [{ next: String(next?.subscriber), settled: [] }])
  expect(shut.size).toBe(0)
  await one.leave()
  await two.leave()
  for (const id of people) expect(await stateOf(id)).toBe('queued')
})

test('the gate shuts for whoever left after their row was claimed', async () => {
  const worker = await joinWorkers(db, sending)
  const [leaving, staying] = await claimRecipients(db, lane(worker.id))
  if (!leaving || !staying) throw new Error('nothing was claimed')
  await sql`update newsletter_subscriptions set state = 'unsubscribed'
    where subscriber_id = ${leaving.subscriber}`.execute(db)
  const asked = [leaving, staying].map(({ subscriber }) => ({ next: subscriber, settled: [] }))
  expect([...(await passGate(db, lane(worker.id), asked))]).toEqual([staying.subscriber])
  await worker.leave()
  await claimRecipients(db, lane((await joinWorkers(db, sending)).id))
  expect(await stateOf(leaving.subscriber)).toBe('skipped')
})

test('who asks while the gate is busy passes with all who came meanwhile, each with their own answer', async () => {
  await sql`update newsletter_recipients set state = 'queued', worker = null
    where sending_id = ${sending} and state <> 'skipped'`.execute(db)
  const worker = await joinWorkers(db, sending)
  const [first, second, third] = await claimRecipients(db, lane(worker.id))
  if (!first || !second || !third) throw new Error('nothing was claimed')
  await sql`update newsletter_subscriptions set state = 'unsubscribed'
    where subscriber_id = ${second.subscriber}`.execute(db)
  const passes = openGate(db, lane(worker.id))
  const asked = [first, second, third].map(({ subscriber }) =>
    passes({ next: subscriber, settled: [] }),
  )
  expect(await Promise.all(asked)).toEqual([true, false, true])
  const sent = { subscriber: first.subscriber, state: 'sent', answer: '', wait: 0 } as const
  await passes({ next: third.subscriber, settled: [sent] })
  expect(await stateOf(first.subscriber)).toBe('sent')
  await worker.leave()
})

test('when the database refuses, all who asked hear of it, and the gate still answers', async () => {
  const passes = openGate(db, lane('nobody'))
  const asked = people.map((next) => passes({ next, settled: [] }))
  const answers = await Promise.allSettled(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
  await expect(passes({ next: String(people[0]), settled: [] })).rejects.toThrow('uuid')
})
