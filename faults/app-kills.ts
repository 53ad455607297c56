/**
 * Kills the running Kontor at random moments while clients write through HTTP, starts it again, and
 * looks for every acknowledged row: `node faults/app-kills.ts [kills] [seed] [place]`.
 */
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { stopServers } from '#kernel/server/postgres/stop.ts'
import { waitUntil } from '#kernel/server/postgres/wait.ts'
import { callerOf } from '#tests/caller.ts'
import { median } from '../bench/bench.ts'
import { signInAsAdmin } from './rig/admin.ts'
import { lostRows } from './rig/find-lost.ts'
import { freePort, type Kontor, type Start, startKontor } from './rig/kontor.ts'
import { createLedger } from './rig/ledger.ts'
import { type Place, places } from './rig/places.ts'
import { seeded } from './rig/seeded.ts'
import { BUGS, startWriting } from './rig/writers.ts'

const RESTART_BAR_MS = 10_000
/** Of so many kills one comes while Kontor is still starting. */
const START_KILL_EVERY = 5

/** So much was acknowledged before the moment of a kill is drawn. */
const LEAST_ROWS = 10

const Api = z.object({ paths: z.record(z.string(), z.unknown()) })
const Pointer = z.object({ cluster: z.string().optional() })

const [kills = '50', seed = '1', only] = process.argv.slice(2)
let isBad = false
for (const place of places(Number(kills))) {
  if (only && place.name !== only) continue
  isBad = !(await drive(place, Number(seed))) || isBad
}
process.exitCode = isBad ? 1 : 0

async function drive(place: Place, number: number): Promise<boolean> {
  const { install, dataDir, user, remove } = await place.make()
  const start: Start = { install, dataDir, user, port: await freePort() }
  try {
    return await killAgainAndAgain(start, { place, random: seeded(number) })
  } finally {
    await stopServers(await clusterOf(dataDir), () => undefined)
    await removeOutside(dataDir)
    await remove()
  }
}

type Plan = { place: Place; random: () => number }

async function killAgainAndAgain(start: Start, { place, random }: Plan): Promise<boolean> {
  let kontor = startKontor(start)
  const restarts: number[] = []
  const wrong: string[] = []
  try {
    const first = await kontor.serving()
    const admin = await signInAsAdmin(kontor.url)
    const ledger = createLedger()
    const target = { admin, ledger, hasBugs: await hasRoute(kontor.url, BUGS) }
    const rows = lostRows(ledger, target.hasBugs)
    for (let kill = 1; kill <= place.kills; kill++) {
      const writing = startWriting(target, kill)
      const enough = ledger.size() + LEAST_ROWS
      await waitUntil(() => ledger.size() >= enough, { timeoutMs: 30_000, stepMs: 5 })
      await pause(random() * 900)
      await kontor.kill()
      await writing.stop()
      if (kill % START_KILL_EVERY === 0) await killWhileStarting(start, random() * 1500)
      kontor = startKontor(start)
      restarts.push(await kontor.serving())
      wrong.push(...(await rows.since(admin)))
    }
    wrong.push(...(await rows.all(admin)))
    const code = await kontor.stop()
    if (code !== 0) wrong.push(`the last stop ended with ${code}: ${kontor.output()}`)
    return report({ place, first, restarts, acked: ledger.size(), wrong })
  } finally {
    await kontor.kill()
  }
}

async function killWhileStarting(start: Start, afterMs: number): Promise<void> {
  const unlucky: Kontor = startKontor(start)
  await pause(afterMs)
  await unlucky.kill()
}

type Result = {
  place: Place
  first: number
  restarts: number[]
  acked: number
  wrong: string[]
}

function report({ place, first, restarts, acked, wrong }: Result): boolean {
  const longest = Math.max(...restarts)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    [
      `${place.name}: ${restarts.length} kills, ${acked} acknowledged rows, ${wrong.length} lost or doubled`,
      `first start ${seconds(first)}, restart median ${seconds(median(restarts))}, longest ${seconds(longest)}`,
    ].join('; '),
  )
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
  const isSlow = longest > RESTART_BAR_MS
  if (isSlow) console.log(`  a restart took longer than ${seconds(RESTART_BAR_MS)}`)
  return wrong.length === 0 && acked > 0 && !isSlow
}

async function hasRoute(url: string, path: string): Promise<boolean> {
  const { paths } = (await callerOf(url).get('/api/openapi.json')).parse(Api)
  return path in paths
}

/** Where the database is: beside the other data, or where the note in the data folder says. */
async function clusterOf(dataDir: string): Promise<string> {
  const note = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '{}')
  return Pointer.parse(JSON.parse(note)).cluster ?? join(dataDir, 'postgres')
}

/** Below a folder that only root may enter, the database lies elsewhere. */
async function removeOutside(dataDir: string): Promise<void> {
  const cluster = await clusterOf(dataDir)
  if (!cluster.startsWith(dataDir)) await rm(dirname(cluster), { recursive: true, force: true })
}
