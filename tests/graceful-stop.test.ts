import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { waitUntil } from '#platform/wait.ts'
import { signInAsAdmin } from '../faults/rig/admin.ts'
import { hammer } from '../faults/rig/hammer.ts'
import { startRealKontor } from './faults/real-kontor.ts'

/** Each starts the built Kontor in a process of its own. */
const SLOWLY = { timeout: 120_000 }

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

test(
  'what was asked before the signal is answered, and everyone hears that Kontor leaves',
  SLOWLY,
  async () => {
    const kontor = await start()
    const admin = await signInAsAdmin(kontor.url)
    const gate = await holdConfig(kontor.database.target)
    const saving = admin.put('/api/v0/config/', { name: 'meta', value: {}, version: 0 })
    await gate.isAwaited()
    const unused = await open(kontor.url)
    const late = await open(kontor.url)
    late.write('GET /readyz HTTP/1.1\r\nhost: kontor\r\n')

    process.kill(kontor.pid, 'SIGTERM')
    const isLeaving = async () => (await fetch(`${kontor.url}/readyz`)).status === 503
    expect(await waitUntil(isLeaving, { timeoutMs: 30_000, stepMs: 5 })).toBe(true)
    late.write('\r\n')
    const heard = await textOf(late)
    expect(heard).toMatch(/^HTTP\/1\.1 503 /)
    expect(heard).toContain('"draining"')
    expect(heard).toMatch(/^connection: close\r$/im)
    await once(unused, 'close')

    await gate.release()
    const saved = await saving
    expect(saved.status).toBe(200)
    const released = performance.now()
    expect(await kontor.ended).toBe(0)
    expect(performance.now() - released).toBeLessThan(10_000)
    const { rows } = await gate.query("select version from config_sections where name = 'meta'")
    expect(rows).toEqual([{ version: 1 }])
  },
)

test('no request fails when the signal comes under load', SLOWLY, async () => {
  const kontor = await start()
  const load = hammer(kontor.url, ['/', '/Impressum', '/login', '/api/v0/auth/getLoggedInState/'])
  await waitUntil(() => load.answered() > 300, { timeoutMs: 30_000 })
  process.kill(kontor.pid, 'SIGTERM')
  expect(await kontor.ended).toBe(0)
  const { failed, answered } = await load.end()
  expect(answered).toBeGreaterThan(300)
  expect(failed).toEqual([])
})

async function start() {
  const kontor = await startRealKontor()
  cleanUps.push(kontor.remove)
  return kontor
}

/** Whoever saves the title section waits until the gate is opened. */
async function holdConfig(target: pg.ClientConfig) {
  const client = new pg.Client(target)
  await client.connect()
  cleanUps.push(() => client.end())
  const query = (text: string) => client.query(text)
  await query("select pg_advisory_lock(hashtext('config meta'))")
  const awaited = "select 1 from pg_locks where locktype = 'advisory' and not granted"
  return {
    query,
    isAwaited: () =>
      waitUntil(async () => (await query(awaited)).rowCount === 1, { timeoutMs: 30_000 }),
    release: () => query("select pg_advisory_unlock(hashtext('config meta'))"),
  }
}

async function open(url: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  await once(socket, 'connect')
  cleanUps.push(async () => socket.destroy())
  return socket
}

async function textOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket.setEncoding('utf8')) text += part
  return text
}
