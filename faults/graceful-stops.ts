/**
 * Tells a busy Kontor to stop, again and again: what was asked is answered, and it is gone in time,
 * also when a client keeps its connection or never finishes what it began to say:
 * `node faults/graceful-stops.ts [stops] [seed]`.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '#platform/wait.ts'
import { median } from '../bench/bench.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { hammer } from './rig/hammer.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const STOP_BAR_MS = 10_000
/** Of so many stops one has a client that never finishes its request. */
const STUCK_EVERY = 5
const PATHS = ['/', '/Impressum', '/login', '/api/v0/auth/getLoggedInState/', '/api/v0/config/']

type Stop = { ms: number; answered: number }

const [stops = '20', seed = '1'] = process.argv.slice(2)
let stopped = 0
const wrong = tell(() => `${stopped} of ${stops} stops`)
const ground = await makeGround('stops')
try {
  process.exitCode = (await drive(ground, Number(stops), seeded(Number(seed)))) ? 0 : 1
} finally {
  await ground.remove()
}

async function drive(place: Ground, count: number, random: () => number): Promise<boolean> {
  const done: Stop[] = []
  for (let stop = 1; stop <= count; stop++) {
    const isStuck = stop % STUCK_EVERY === 0
    done.push(await stopUnderLoad(place, { isStuck, afterMs: random() * 500 }))
    stopped = stop
  }
  const times = done.map(({ ms }) => ms)
  const answered = done.reduce((sum, one) => sum + one.answered, 0)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${count} stops, ${answered} answers, ${wrong.length} faults; gone after median ${seconds(median(times))}, longest ${seconds(Math.max(...times))}`,
  )
  return wrong.length === 0 && answered > 0
}

async function stopUnderLoad(
  place: Ground,
  { isStuck, afterMs }: { isStuck: boolean; afterMs: number },
): Promise<Stop> {
  const kontor = await place.start()
  const cookie = await cookieFor(place.db)
  const load = hammer(kontor.url, PATHS, { cookie })
  await waitUntil(() => load.answered() > 50, { timeoutMs: 30_000, stepMs: 5 })
  const clients = [await silentClient(kontor.url, '')]
  if (isStuck) clients.push(await silentClient(kontor.url, 'POST /login HTTP/1.1\r\nhost: x\r\n'))
  await pause(afterMs)
  const began = performance.now()
  const code = await kontor.stop()
  const ms = performance.now() - began
  const { answered, failed } = await load.end()
  for (const client of clients) client.destroy()
  wrong.push(...failed)
  if (code !== 0) wrong.push(`ended with ${code}: ${kontor.output()}`)
  if (ms > STOP_BAR_MS) wrong.push(`took ${ms.toFixed(0)} ms`)
  return { ms, answered }
}

async function silentClient(url: string, words: string) {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(words)
  return socket
}
