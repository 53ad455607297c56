/**
 * Takes the database away from a running Kontor in every way there is, while clients write: it must
 * say so at once, stay up, and go on as soon as the database is back:
 * `node faults/database-losses.ts [losses] [seed]`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { waitUntil } from '#platform/wait.ts'
import { callerOf } from '#tests/caller.ts'
import { median } from '../bench/bench.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { lostRows } from './rig/find-lost.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { createLedger, type Ledger } from './rig/ledger.ts'
import { KEPT_PAGE, type Probe, probe } from './rig/probe.ts'
import { seeded } from './rig/seeded.ts'
import { KINDS, type Kind, TAKE_AWAY } from './rig/take-away.ts'
import { tell } from './rig/tell.ts'
import { openTracker, startWriting } from './rig/writers.ts'

const RECOVERY_BAR_MS = 5000
const ANSWER_BAR_MS = 5000
type Loss = { kind: Kind; recoveryMs: number; probe: Probe }

const [losses = '20', seed = '1'] = process.argv.slice(2)
let lost = 0
const wrong = tell(() => `${lost} of ${losses} losses`)
const ground = await makeGround('losses')
try {
  process.exitCode = (await drive(ground, Number(losses), seeded(Number(seed)))) ? 0 : 1
} finally {
  await ground.remove()
}

async function drive(place: Ground, count: number, random: () => number): Promise<boolean> {
  const kontor = await place.start({ KONTOR_LOG: 'silent' })
  const admin = callerOf(kontor.url, await cookieFor(place.db))
  const ledger = createLedger()
  await openTracker(admin)
  await visited(kontor.url)
  const target = { admin, ledger }
  const rows = lostRows(ledger)
  const done: Loss[] = []
  for (let loss = 0; loss < count; loss++) {
    const kind = KINDS[loss % KINDS.length] ?? 'stop'
    const enough = ledger.size() + 10
    const writing = startWriting(target, loss)
    await waitUntil(() => ledger.size() >= enough, { timeoutMs: 20_000, stepMs: 5 })
    const asking = probe(admin, kontor.url)
    await pause(random() * 300)
    await TAKE_AWAY[kind](place, 500 + random() * 2500)
    const back = performance.now()
    const isUp = async () => (await admin.get('/api/v0/config/')).status === 200
    if (!(await waitUntil(isUp, { timeoutMs: 60_000, stepMs: 10 }))) wrong.push('never came back')
    const recoveryMs = performance.now() - back
    const found = await asking.end()
    done.push({ kind, recoveryMs, probe: found })
    wrong.push(...found.faults.map((fault) => `loss ${loss + 1}, ${kind}: ${fault}`))
    lost += 1
    await writing.stop()
    wrong.push(...(await rows.since(admin)))
  }
  wrong.push(...(await rows.all(admin)), ...(await leftOpen(place)))
  const code = await kontor.stop()
  if (code !== 0) wrong.push(`the stop ended with ${code}: ${kontor.output()}`)
  return report({ done, ledger })
}

/** A page that nobody has visited since modules were switched on cannot stand in for itself. */
async function visited(url: string): Promise<void> {
  const { status } = await callerOf(url).get(KEPT_PAGE)
  if (status !== 200) throw new Error(`${KEPT_PAGE} answers ${status} before anything is lost`)
}

async function leftOpen({ db }: Ground): Promise<string[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where state like 'idle in trans%' and xact_start < now() - interval '5 seconds'`.execute(db)
  return rows.map(({ pid }) => `a transaction stays open in ${pid}`)
}

type Result = { done: Loss[]; ledger: Ledger }

function report({ done, ledger }: Result): boolean {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  for (const kind of KINDS) {
    const some = done.filter((loss) => loss.kind === kind)
    if (some.length === 0) continue
    const recovery = some.map(({ recoveryMs }) => recoveryMs)
    const slowest = Math.max(...some.map(({ probe }) => probe.slowestMs))
    const refused = some.reduce((sum, { probe }) => sum + probe.refused, 0)
    console.log(
      `${kind}: ${some.length} losses, ${refused} answers 503, slowest answer ${seconds(slowest)}, back after median ${seconds(median(recovery))}, longest ${seconds(Math.max(...recovery))}`,
    )
    if (Math.max(...recovery) > RECOVERY_BAR_MS) wrong.push(`${kind}: back too late`)
    if (slowest > ANSWER_BAR_MS) wrong.push(`${kind}: an answer came too late`)
  }
  console.log(`${ledger.size()} acknowledged rows (${ledger.words()}), ${wrong.length} faults`)
  return wrong.length === 0 && ledger.size() > 0
}
