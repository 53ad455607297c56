import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { defineEvent } from './event.ts'
import { type Attempt, defineJob, listen } from './job.ts'
import { type Note, testJobs } from './test-jobs.ts'

let database: TestDatabase
let db: Kysely<KernelTables>
let queue: ReturnType<typeof testJobs>

beforeAll(async () => {
  database = await createTestDatabase()
  const pool = openPool(database.target, () => undefined)
  db = openDatabase(pool)
  queue = testJobs(pool, db)
})

afterEach(() => queue.stopAll())

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

function recorder(name: string, options: { retries?: number; concurrency?: number } = {}) {
  const notes: string[] = []
  const job = defineJob<KernelTables, Note>({
    name,
    ...options,
    run: async (_scope, { note }) => {
      notes.push(note)
    },
  })
  return { job, notes }
}

describe('a job', () => {
  it('exists once its change is committed, and the commit alone wakes a worker', async () => {
    const { job, notes } = recorder('test.commit')
    const jobs = queue.open({ jobs: [job] }, { idlePoll: 30, blindPoll: 30 })
    await jobs.start()
    await db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, { job: 'test.commit', payload: { note: 'a' } })
      expect(await queue.states('test.commit')).toEqual([])
      expect(notes).toEqual([])
    })
    await expect.poll(() => notes, { timeout: 20_000 }).toEqual(['a'])
  })

  it('does not exist after a rollback', async () => {
    const { job, notes } = recorder('test.rollback')
    const jobs = queue.open({ jobs: [job] })
    await jobs.start()
    const change = db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, { job: 'test.rollback', payload: { note: 'lost' } })
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect(await queue.states('test.rollback')).toEqual([])
    expect(notes).toEqual([])
  })

  it('can be enqueued by a process that never works, before anything was started', async () => {
    const { job, notes } = recorder('test.sender')
    const sender = queue.open({ jobs: [job] })
    await db
      .transaction()
      .execute((tx) => sender.enqueue(tx, { job: 'test.sender', payload: { note: 'b' } }))
    expect(await queue.states('test.sender')).toEqual(['created'])
    await queue.open({ jobs: [job] }).start()
    await expect.poll(() => notes, { timeout: 20_000 }).toEqual(['b'])
  })

  it('waits for its time', async () => {
    const { job, notes } = recorder('test.later')
    const jobs = queue.open({ jobs: [job] })
    await jobs.start()
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
    await db.transaction().execute(async (tx) => {
      const name = { job: 'test.later' }
      await jobs.enqueue(tx, { ...name, payload: { note: 'tomorrow' }, startAfter: at(86_400) })
      await jobs.enqueue(tx, { ...name, payload: { note: 'soon' }, startAfter: at(1) })
    })
    await expect.poll(() => notes, { timeout: 20_000 }).toEqual(['soon'])
    expect(await queue.states('test.later')).toContain('created')
  })

  it('with a key waits only once, without a key as often as it was asked for', async () => {
    const { job, notes } = recorder('test.key')
    const jobs = queue.open({ jobs: [job] })
    await db.transaction().execute(async (tx) => {
      for (const key of ['k', 'k', 'other', undefined, undefined]) {
        await jobs.enqueue(tx, { job: 'test.key', payload: { note: key ?? 'free' }, key })
      }
    })
    await jobs.start()
    await expect.poll(() => notes.length, { timeout: 20_000 }).toBe(4)
    expect(notes.toSorted()).toEqual(['free', 'free', 'k', 'other'])
  })

  it('follows the one before it without a pause', async () => {
    const { job, notes } = recorder('test.many')
    const jobs = queue.open({ jobs: [job] }, { idlePoll: 30, blindPoll: 30 })
    await jobs.start()
    await db.transaction().execute(async (tx) => {
      for (let count = 0; count < 30; count += 1) {
        await jobs.enqueue(tx, { job: 'test.many', payload: { note: String(count) } })
      }
    })
    await expect.poll(() => notes.length, { timeout: 20_000 }).toBe(30)
  })

  it('that nobody declared is refused', async () => {
    const jobs = queue.open({})
    const change = db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, { job: 'test.unknown', payload: {} }))
    await expect(change).rejects.toThrow('There is no job called test.unknown')
  })

  it('shares its name with no other', () => {
    const { job } = recorder('test.twice')
    expect(() => queue.open({ jobs: [job, job] })).toThrow('Two jobs are called test.twice')
  })

  it('that keeps failing is put aside after its last retry', async () => {
    const attempts: Attempt[] = []
    const job = defineJob<KernelTables, Note>({
      name: 'test.failing',
      retries: 1,
      run: async (_scope, _payload, attempt) => {
        attempts.push(attempt)
        throw new Error('always')
      },
    })
    const jobs = queue.open({ jobs: [job] })
    await jobs.start()
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, { job: 'test.failing', payload: { note: 'f' } }))
    await expect.poll(() => queue.states('dead'), { timeout: 20_000 }).toEqual(['created'])
    expect(attempts.map(({ number, isLast }) => [number, isLast])).toEqual([
      [1, false],
      [2, true],
    ])
  })
})

describe('an event', () => {
  const closed = defineEvent<Note>('test.closed')

  it('reaches every listener, and one that fails is tried again without the other', async () => {
    const calls: string[] = []
    const steady = listen<KernelTables, Note>(closed, {
      name: 'test.steady',
      run: async (_scope, { note }) => {
        calls.push(`steady ${note}`)
      },
    })
    const shaky = listen<KernelTables, Note>(closed, {
      name: 'test.shaky',
      run: async (_scope, { note }, attempt) => {
        calls.push(`shaky ${note} ${attempt.number}`)
        if (attempt.number === 1) throw new Error('not yet')
      },
    })
    const jobs = queue.open({ listeners: [steady, shaky] })
    await jobs.start()
    await db.transaction().execute((tx) => jobs.emit(tx, closed, { note: 'e' }))
    await expect.poll(() => queue.states('test.shaky'), { timeout: 20_000 }).toEqual(['completed'])
    expect(calls.toSorted()).toEqual(['shaky e 1', 'shaky e 2', 'steady e'])
  })

  it('nobody listens to leaves no job', async () => {
    const jobs = queue.open({})
    await db.transaction().execute((tx) => jobs.emit(tx, closed, { note: 'unheard' }))
    expect(await queue.states('test.closed')).toEqual([])
  })
})

describe('a timetable', () => {
  const nightly = defineJob({
    name: 'test.nightly',
    cron: '10 3 * * *',
    run: async () => undefined,
  })
  const schedules = () =>
    sql`select name, cron, timezone from jobs.schedule where name = 'test.nightly'`
      .execute(db)
      .then(({ rows }) => rows)

  it('is kept in Berlin time, follows the code and goes with its job', async () => {
    await queue.open({ jobs: [nightly] }).start()
    const row = { name: 'test.nightly', timezone: 'Europe/Berlin' }
    expect(await schedules()).toEqual([{ ...row, cron: '10 3 * * *' }])
    await queue.open({ jobs: [{ ...nightly, cron: '20 4 * * *' }] }).start()
    expect(await schedules()).toEqual([{ ...row, cron: '20 4 * * *' }])
    await queue.open({}).start()
    expect(await schedules()).toEqual([])
  })
})
