/**
 * Kills the running Kontor while pages are renamed and published, starts it again, and looks
 * whether every page is whole: `node faults/publish-kills.ts [kills] [seed]`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { signInAsAdmin } from './rig/admin.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const PAGES = 8
const LEAST_ANSWERS = 10

const [kills = '20', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('publish-kills')
/** Addresses that were acknowledged as live once, and the last number acknowledged per page. */
const addresses = new Set<string>()
const acknowledged = new Map<string, number>()
const pages: string[] = []
let answers = 0
let counter = 0
let done = 0
const wrong = tell(() => `${done} of ${kills} kills, ${answers} publishes`)

try {
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    await oneKill()
    done = kill
  }
  const kontor = await ground.start()
  await look(callerOf(kontor.url))
} finally {
  await ground.remove()
}
console.log(`${kills} kills, ${answers} publishes acknowledged, ${wrong.length} faults`)
process.exitCode = wrong.length === 0 && answers > 0 ? 0 : 1

async function oneKill(): Promise<void> {
  const kontor = await ground.start()
  const admin = await signInAsAdmin(kontor.url)
  while (pages.length < PAGES) {
    pages.push((await pageClient(admin).live(`Seite ${pages.length}`))._id)
  }
  await look(callerOf(kontor.url))
  const stopping = new AbortController()
  const enough = answers + LEAST_ANSWERS
  const writers = pages.map((id) => work(admin, id, stopping.signal))
  const isBusy = await waitUntil(() => answers >= enough, { timeoutMs: 120_000, stepMs: 5 })
  if (!isBusy) wrong.push(`kill ${done + 1} came while hardly anything was done`)
  await pause(random() * 300)
  await kontor.kill()
  stopping.abort()
  await Promise.all(writers)
}

async function work(admin: Caller, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The server is being killed: a call that breaks off is the point of this run.
    await renameAndPublish(admin, id).catch(() => pause(20))
  }
}

async function renameAndPublish(admin: Caller, id: string): Promise<void> {
  counter += 1
  const number = counter
  const slug = `stand-${number}`
  const part = { slug, title: `Stand ${number}`, offline: false }
  const { status } = await pageClient(admin).update(id, part)
  if (status !== 200) return
  answers += 1
  addresses.add(`/${slug}`)
  acknowledged.set(id, Math.max(number, acknowledged.get(id) ?? 0))
}

type Row = { id: string; title: string; version: string | null; path: string | null; n: number }

/** Live copy, newest version and address belong together, and nothing acknowledged is older. */
async function look(guest: Caller): Promise<void> {
  const { rows } = await sql<Row>`
    select c.page_id as id, c.live->>'title' as title, v.fields->>'title' as version, a.path,
      (select count(*)::int from page_versions x where x.page_id = c.page_id) - c.live_number as n
    from page_contents c
      left join page_versions v on v.page_id = c.page_id and v.number = c.live_number
      left join page_paths a on a.page_id = c.page_id and a.kind = 'live'`.execute(ground.db)
  for (const { id, title, version, path, n } of rows) {
    if (title !== version || n !== 0) wrong.push(`${id}: live ${title}, last version ${version}`)
    const number = Number(title.replace(/\D+/g, ''))
    if (number < (acknowledged.get(id) ?? 0)) wrong.push(`${id}: ${title} is older than promised`)
    const { status, text } = await guest.get(path ?? '/nichts')
    if (status !== 200 || !text.includes(`<h1>${title}</h1>`))
      wrong.push(`${path}: ${status}, not ${title}`)
  }
  for (const address of addresses) {
    const { status, headers } = await guest.get(address)
    const next = headers.get('location')
    const isThere =
      status === 200 || (status === 301 && (await guest.get(next ?? '')).status === 200)
    if (!isThere) wrong.push(`${address}: ${status} ${next}`)
  }
}
