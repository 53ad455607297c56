import { afterEach, expect, test } from 'vitest'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'
import type { WorkerPoolReason } from './worker-pool-error.ts'

const file = new URL('./test-tasks.ts', import.meta.url)
const pools: WorkerPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function poolWith(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const pool = createWorkerPool({
    file,
    size: 1,
    maxQueue: 2,
    deadlineMs: 60_000,
    idleMs: 60_000,
    ...options,
  })
  pools.push(pool)
  return pool
}

/** A task that waits until it is let go. */
function holder() {
  const hold = new SharedArrayBuffer(4)
  const letGo = () => {
    const sign = new Int32Array(hold)
    Atomics.store(sign, 0, 1)
    Atomics.notify(sign, 0)
  }
  return { task: { hold }, letGo }
}

const failsWith = (reason: WorkerPoolReason) =>
  expect.objectContaining({ name: 'WorkerPoolError', reason })

test('no thread is started before the first task, and one serves many', async () => {
  const pool = poolWith({ size: 4 })
  expect(pool.threads()).toBe(0)
  for (const echo of [1, 'two', { three: 3 }]) expect(await pool.run({ echo })).toEqual(echo)
  expect(pool.threads()).toBe(1)
})

test('a buffer that is moved arrives and is gone here', async () => {
  const bytes = new Uint8Array([1, 2, 3])
  const result = await poolWith().run({ echo: bytes }, { transfer: [bytes.buffer] })
  expect(result).toEqual(new Uint8Array([1, 2, 3]))
  expect(bytes.byteLength).toBe(0)
})

test('with the queue full the next task is refused at once, a patient one still waits', async () => {
  const pool = poolWith()
  const { task, letGo } = holder()
  const first = pool.run(task)
  const queued = [pool.run({ echo: 1 }), pool.run({ echo: 2 })]
  await expect(pool.run({ echo: 3 })).rejects.toEqual(failsWith('full'))
  const patient = pool.run({ echo: 4 }, { maxAhead: 10 })
  letGo()
  await first
  expect(await Promise.all([...queued, patient])).toEqual([1, 2, 4])
})

test('who waits longer than allowed is told so', async () => {
  const pool = poolWith()
  const { task, letGo } = holder()
  const first = pool.run(task)
  await expect(pool.run({ echo: 1 }, { waitMs: 1 })).rejects.toEqual(failsWith('deadline'))
  letGo()
  await first
})

test('a task that never ends is stopped with its thread, and the next one gets a new thread', async () => {
  const pool = poolWith()
  const endless = pool.run({ spin: true }, { deadlineMs: 50 })
  const next = pool.run({ echo: 'alive' })
  await expect(endless).rejects.toEqual(failsWith('deadline'))
  expect(await next).toBe('alive')
})

test('a task that throws fails alone', async () => {
  const pool = poolWith()
  await expect(pool.run({ fail: 'no' })).rejects.toEqual(failsWith('failed'))
  expect(await pool.run({ echo: 1 })).toBe(1)
  expect(pool.threads()).toBe(1)
})

test('what cannot be sent to a thread fails alone', async () => {
  const pool = poolWith()
  await expect(pool.run({ echo: () => 1 })).rejects.toThrow('could not be cloned')
  expect(await pool.run({ echo: 1 })).toBe(1)
})

test('a thread without code is a failure, not a hanging call', async () => {
  const pool = poolWith({ file: new URL('./no-such-file.ts', import.meta.url) })
  await expect(pool.run({ echo: 1 })).rejects.toEqual(failsWith('crashed'))
  expect(pool.threads()).toBe(0)
})

test('an idle thread ends', async () => {
  const pool = poolWith({ idleMs: 1 })
  await pool.run({ echo: 1 })
  await expect.poll(() => pool.threads()).toBe(0)
  expect(await pool.run({ echo: 2 })).toBe(2)
})

test('a closed pool refuses everything, what runs and waits included', async () => {
  const pool = poolWith()
  const running = pool.run({ spin: true })
  const waiting = pool.run({ echo: 1 })
  const refused = Promise.all(
    [running, waiting].map((task) => expect(task).rejects.toEqual(failsWith('closed'))),
  )
  await pool.close()
  await refused
  await expect(pool.run({ echo: 2 })).rejects.toEqual(failsWith('closed'))
  expect(pool.threads()).toBe(0)
})
