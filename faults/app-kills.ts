/**
 * Kills the running Kontor at random moments while clients write through HTTP, starts it again, and
 * looks for every acknowledged row: `node faults/app-kills.ts [kills] [seed] [place]`.
 */
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { stopServers } from '#platform/postgres/server/stop.ts'
import { waitUntil } from '#platform/wait.ts'
import { freePort } from '#tests/free-port.ts'
import { median } from '../bench/bench.ts'
import { signInAsAdmin } from './rig/admin.ts'
import { lostRows } from './rig/find-lost.ts'
import { type Kontor, type Start, startKontor } from './rig/kontor.ts'
import { createLedger, type Ledger } from './rig/ledger.ts'
import { type Installation, places, samplePlace } from './rig/places.ts'
import { seeded } from './rig/seeded.ts'
import { tell, whenStopped } from './rig/tell.ts'
import { openTracker, startWriting } from './rig/writers.ts'

/** Of so many kills one comes while Kontor is still starting. */
const START_KILL_EVERY = 5

/** So much was acknowledged before the moment of a kill is drawn. */
const LEAST_ROWS = 10

const Pointer = z.object({ cluster: z.string().optional() })

const [kills = '50', seed = '1', only] = process.argv.slice(2)
let isBad = false
let [killed, planned] = [0, 0]
const wrong = tell(() => `${killed} of ${planned} kills`)
const all = only === 'sample' ? [samplePlace(Number(kills))] : places(Number(kills))
const chosen = all.filter(({ name }) => !only || name === only)
planned = chosen.reduce((sum, place) => sum + place.kills, 0)
for (const place of chosen) isBad = !(await drive(place, Number(seed))) || isBad
process.exitCode = isBad ? 1 : 0

async function drive(place: Installation, number: number): Promise<boolean> {
  const { install, dataDir, user, remove } = await place.make()
  const start: Start = { install, dataDir, user, port: await freePort() }
  const clear = async () => {
    await stopServers(await clusterOf(dataDir), () => undefined)
    await removeOutside(dataDir)
    await remove()
  }
  whenStopped(clear)
  try {
    return await killAgainAndAgain(start, { place, random: seeded(number) })
  } finally {
    await clear()
  }
}

type Plan = { place: Installation; random: () => number }

async function killAgainAndAgain(start: Start, { place, random }: Plan): Promise<boolean> {
  let kontor = startKontor(start)
  const restarts: number[] = []
  const before = wrong.length
  try {
    const first = await kontor.serving()
    const admin = await signInAsAdmin(kontor.url)
    const ledger = createLedger()
    await openTracker(admin)
    const target = { admin, ledger }
    const rows = lostRows(ledger)
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
      killed += 1
    }
    wrong.push(...(await rows.all(admin)))
    const code = await kontor.stop()
    if (code !== 0) wrong.push(`the last stop ended with ${code}: ${kontor.output()}`)
    return report({ place, first, restarts, ledger, lost: wrong.length - before })
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
  place: Installation
  first: number
  restarts: number[]
  ledger: Ledger
  lost: number
}

function report({ place, first, restarts, ledger, lost }: Result): boolean {
  const longest = Math.max(...restarts)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    [
      `${place.name}: ${restarts.length} kills, ${ledger.size()} acknowledged rows (${ledger.words()}), ${lost} lost or doubled`,
      `first start ${seconds(first)}, restart median ${seconds(median(restarts))}, longest ${seconds(longest)}`,
    ].join('; '),
  )
  const isSlow = longest > place.restartBarMs
  if (isSlow) wrong.push(`a restart took longer than ${seconds(place.restartBarMs)}`)
  return lost === 0 && ledger.size() > 0 && !isSlow
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
