/**
 * Kills the running Kontor while several people write on one page in the designer, starts it again,
 * and looks whether every save that was acknowledged is there: `node faults/designer-kills.ts
 * [kills] [seed]`. Those who got no answer send the same save again, as an open tab does.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { adminCookie } from './rig/admin.ts'
import { createTab, type Tab } from './rig/designer-tab.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const TABS = 4
const LEAST_ANSWERS = 12

const [kills = '200', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('designer-kills')
const tabs: Tab[] = []
let done = 0
const wrong = tell(() => `${done} of ${kills} kills, ${answered()} saves`)
let page = ''
/** A session outlives every restart; signing in again and again would be braked, and rightly. */
let cookie: string | undefined

try {
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    await oneKill(kill)
    done = kill
  }
  const kontor = await ground.start()
  await look(await adminAt(kontor.url))
} finally {
  await ground.remove()
}
const repeats = tabs.reduce((sum, tab) => sum + tab.repeats(), 0)
console.log(
  `${kills} kills, ${answered()} saves acknowledged, ${repeats} sent again, ${wrong.length} faults`,
)
process.exitCode = wrong.length === 0 && answered() > 0 ? 0 : 1

function answered(): number {
  return tabs.reduce((sum, tab) => sum + tab.saves(), 0)
}

async function oneKill(number: number): Promise<void> {
  const kontor = await ground.start()
  const admin = await adminAt(kontor.url)
  if (number === 1) await openTabs(admin)
  else await look(admin)
  const stopping = new AbortController()
  const enough = answered() + LEAST_ANSWERS
  const writers = tabs.map((tab) => write(tab, admin, stopping.signal))
  const isBusy = await waitUntil(() => answered() >= enough, { timeoutMs: 60_000, stepMs: 5 })
  if (!isBusy) wrong.push(`kill ${number}: only ${answered()} saves were answered`)
  await pause(random() * 200)
  await kontor.kill()
  stopping.abort()
  await Promise.all(writers)
}

async function adminAt(url: string): Promise<Caller> {
  cookie ??= await adminCookie(url)
  return callerOf(url, cookie)
}

async function openTabs(admin: Caller): Promise<void> {
  const { make, draft } = pageClient(admin)
  page = (await make('Gemeinsam'))._id
  const { revision } = await draft(page)
  for (let at = 0; at < TABS; at += 1) tabs.push(createTab(`tab-${at}`, { page, revision }))
}

async function write(tab: Tab, admin: Caller, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The server is being killed: a call that breaks off is the point of this run.
    const fault = await tab.save(admin).catch(() => pause(20))
    if (fault) wrong.push(fault)
  }
}

/** What was acknowledged is in the draft, and nothing stands there twice. */
async function look(admin: Caller): Promise<void> {
  const { blocks } = await pageClient(admin).draft(page)
  const ids = blocks.map(({ id }) => String(id))
  if (new Set(ids).size !== ids.length) wrong.push(`doubled blocks: ${ids.join(' ')}`)
  for (const tab of tabs) wrong.push(...tab.missingIn(blocks))
}
