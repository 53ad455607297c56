import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createInspectorPool } from './inspector-pool.ts'
import type { Request } from './inspector-process.ts'

const ENTRY = new URL('./test-checks.ts', import.meta.url)
const PARTS = { entry: ENTRY, atOnce: 2, waiting: 4, idleMs: 60_000 }
const LIMITS = { heapMb: 128, rssMb: 400 }

function open(parts: Partial<Parameters<typeof createInspectorPool>[0]> = {}) {
  const pool = createInspectorPool({ ...PARTS, limits: LIMITS, ...parts })
  const run = (check: string, more: Partial<Request> = {}) =>
    pool.run({ check, input: {}, deadlineMs: 60_000, ...more })
  return { pool, run }
}

const pieces = (count: number) => async () =>
  Readable.from(Array.from({ length: count }, () => Buffer.alloc(60_000)))

test('one process serves one check after the other', async () => {
  const { run, pool } = open()
  expect(pool.size()).toBe(0)
  const first = await run('pid')
  expect(first).not.toBe(process.pid)
  expect(await run('pid')).toBe(first)
  expect(pool.size()).toBe(1)
})

test('a check over its deadline is refused and its process replaced', async () => {
  const { run } = open({ atOnce: 1 })
  const first = await run('pid')
  await expect(run('spin', { deadlineMs: 300 })).rejects.toMatchObject({
    status: 422,
    code: 'check-timeout',
  })
  await expect.poll(() => isThere(Number(first))).toBe(false)
  expect(await run('pid')).not.toBe(first)
})

test('a file that makes libraries take memory without end is refused as a bomb', async () => {
  const { run } = open()
  await expect(run('hoard')).rejects.toMatchObject({ status: 422, code: 'bomb' })
  expect(await run('pid')).toBeGreaterThan(0)
})

test('a file that ends the process is refused as unreadable, and the next one is looked at', async () => {
  const { run } = open()
  await expect(run('die')).rejects.toMatchObject({ code: 'unreadable' })
  expect(await run('pid')).toBeGreaterThan(0)
})

test('what a check finds against a file is thrown here; what stumbles is unreadable', async () => {
  const { run } = open()
  await expect(run('refuse')).rejects.toMatchObject({ status: 422, code: 'hostile-file' })
  await expect(run('fail')).rejects.toMatchObject({ status: 422, code: 'unreadable' })
})

test('bytes arrive whole; a check may answer before the last one', async () => {
  const { run } = open()
  expect(await run('length', { body: pieces(100) })).toBe(6_000_000)
  expect(await run('firstPiece', { body: pieces(100) })).toBe(60_000)
  expect(await run('length', { body: pieces(2) })).toBe(120_000)
})

test('bytes that are made come back whole, in pieces of which none holds the server', async () => {
  const { run } = open()
  const made = await run('copy', { body: pieces(100) })
  const lengths = z
    .array(z.instanceof(Uint8Array))
    .parse(made)
    .map(({ length }) => length)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(6_000_000)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(256 * 1024)
  expect(await run('copy', { body: pieces(1) })).toHaveLength(1)
})

test('a storage that fails in the middle is not the fault of the file', async () => {
  const { run } = open()
  const body = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(10)
        throw new Error('the disk is gone')
      })(),
    )
  await expect(run('length', { body })).rejects.toThrow('the disk is gone')
  expect(await run('length', { body: pieces(1) })).toBe(60_000)
})

test('whoever comes after a full queue is told to try again', async () => {
  const { run } = open({ atOnce: 1, waiting: 1 })
  const results = await Promise.allSettled([run('pid'), run('pid'), run('pid')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('a process that has nothing to do ends', async () => {
  const { run, pool } = open({ idleMs: 1 })
  const pid = Number(await run('pid'))
  await vi.waitUntil(() => pool.size() === 0, { timeout: 30_000 })
  await expect.poll(() => isThere(pid)).toBe(false)
})

test('a program that does not start is a fault of the house, not of the file', async () => {
  const { run } = open({ entry: new URL('./no-such-file.ts', import.meta.url) })
  await expect(run('pid')).rejects.toThrow('no inspector starts')
})

test('the process knows none of the secrets of the server', async () => {
  vi.stubEnv('KONTOR_SECRET', 'x'.repeat(40))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await open().run('secrets')).toEqual([])
})

test('neither an idle process nor a waiting pool keeps the server from ending', () => {
  const script = `
    import { createInspectorPool } from ${JSON.stringify(new URL('./inspector-pool.ts', import.meta.url).href)}
    const parts = ${JSON.stringify({ ...PARTS, limits: LIMITS, idleMs: 3_600_000 })}
    const pool = createInspectorPool({ ...parts, entry: new URL(parts.entry) })
    console.log(await pool.run({ check: 'pid', input: {}, deadlineMs: 60_000 }))`
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', script],
    { encoding: 'utf8', timeout: 90_000 },
  )
  expect(status).toBe(0)
  return expect.poll(() => isThere(Number(stdout))).toBe(false)
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
