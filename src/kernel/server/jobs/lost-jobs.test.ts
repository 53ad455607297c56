import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { type Attempt, defineJob } from './job.ts'
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

describe('a worker that loses its job', () => {
  it('does not complete it: the next worker does', async () => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const attempts: Attempt[] = []
    const job = defineJob<KernelTables, Note>({
      name: 'test.fenced',
      run: async (_scope, _payload, attempt) => {
        attempts.push(attempt)
        await (attempt.number === 1 ? first.promise : second.promise)
      },
    })
    const stuck = queue.open({ jobs: [job] })
    await stuck.start()
    await db
      .transaction()
      .execute((tx) => stuck.enqueue(tx, { job: 'test.fenced', payload: { note: 'x' } }))
    await expect.poll(() => attempts.length, { timeout: 20_000 }).toBe(1)
    await queue.open({ jobs: [job] }).start()
    await queue.loseHeartbeat('test.fenced')
    await expect.poll(() => attempts.length, { timeout: 20_000 }).toBe(2)
    first.resolve()
    await stuck.stop()
    expect(await queue.states('test.fenced')).toEqual(['active'])
    second.resolve()
    await expect.poll(() => queue.states('test.fenced'), { timeout: 20_000 }).toEqual(['completed'])
  })

  it('by running too long gives it to the next', async () => {
    const never = Promise.withResolvers<void>()
    const attempts: number[] = []
    const job = defineJob<KernelTables, Note>({
      name: 'test.slow',
      maxSeconds: 1,
      run: async (_scope, _payload, attempt) => {
        attempts.push(attempt.number)
        if (attempt.number === 1) await never.promise
      },
    })
    const jobs = queue.open({ jobs: [job] })
    await jobs.start()
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, { job: 'test.slow', payload: { note: 's' } }))
    await expect.poll(() => queue.states('test.slow'), { timeout: 20_000 }).toEqual(['completed'])
    expect(attempts).toEqual([1, 2])
    never.resolve()
  })
})

describe('stopping', () => {
  it('hands back what is not done in time, so that another process takes it', async () => {
    const never = Promise.withResolvers<void>()
    const attempts: number[] = []
    const job = defineJob<KernelTables, Note>({
      name: 'test.stop',
      run: async (_scope, _payload, attempt) => {
        attempts.push(attempt.number)
        if (attempt.number === 1) await never.promise
      },
    })
    const jobs = queue.open({ jobs: [job] })
    await jobs.start()
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, { job: 'test.stop', payload: { note: 's' } }))
    await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([1])
    await jobs.stop()
    expect(await queue.states('test.stop')).toEqual(['retry'])
    await queue.open({ jobs: [job] }).start()
    await expect.poll(() => queue.states('test.stop'), { timeout: 20_000 }).toEqual(['completed'])
    expect(attempts).toEqual([1, 2])
    never.resolve()
  })
})

describe('a database that is away', () => {
  it('makes enqueueing fail and starting wait, until the process stops', async () => {
    const nowhere = openPool({ ...database.target, port: 1 }, () => undefined)
    const away = testJobs(nowhere, db)
    const job = defineJob<KernelTables, Note>({ name: 'test.away', run: async () => undefined })
    const jobs = away.open({ jobs: [job] })
    const starting = jobs.start()
    await expect(away.send(jobs, 'test.away', 'n')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
    await jobs.stop()
    await starting
    await nowhere.end()
  })
})
