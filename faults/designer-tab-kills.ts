/**
 * Ends things at random moments while someone writes in the designer of a real browser: the tab (it is
 * closed, or crashes), the network, or the server: `node faults/designer-tab-kills.ts [kills] [seed]`.
 * No word the server confirmed may be missing, and what was typed up to a second before the end is
 * stored, or offered by the device and stored then.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { freePort } from '#tests/free-port.ts'
import { designerPages } from '../e2e/designer-pages.ts'
import { databaseUrl } from './rig/database-url.ts'
import { openBrowser, signedInAs } from './rig/designer-browser.ts'
import { endings, KINDS, type Kind } from './rig/designer-ends.ts'
import { pageToWriteOn, Writer } from './rig/designer-writer.ts'
import { makeFolder, makeRelease } from './rig/install.ts'
import { type Kontor, startKontor } from './rig/kontor.ts'
import { seeded } from './rig/seeded.ts'
import { tell, whenStopped } from './rig/tell.ts'

const [kills = '200', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
const done = new Map<Kind, number>()
const wrong = tell(kindsDone)
const folder = await makeFolder('kontor-designer-tab-kills-')
const install = await makeRelease(join(folder, 'app'))
const dataDir = join(folder, 'database')
const postgres = await startPostgres({ dataDir, log: () => undefined })
// The same port throughout: what a browser keeps belongs to an address.
const port = await freePort()
const browser = await openBrowser()
let kontor = await start()
const server = {
  kill: () => kontor.kill(),
  start: async () => {
    kontor = await start()
  },
}
whenStopped(clear)
const ends = endings(server, random)
try {
  const context = await signedInAs(browser, { url: kontor.url })
  const pages = designerPages((path) => `${kontor.url}${path}`)
  const id = await pages.make(context.request, 'Ohne Verlust', pageToWriteOn())
  const writer = new Writer(context, pages, id)
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'close'
    const faults = await oneKill(writer, kind)
    done.set(kind, (done.get(kind) ?? 0) + 1)
    wrong.push(...faults.map((fault) => `kill ${kill}, ${kind}: ${fault}`))
  }
  console.log(`${kindsDone()}, ${writer.confirmed} words confirmed, ${wrong.length} faults`)
} finally {
  await clear()
}
process.exitCode = wrong.length === 0 ? 0 : 1

function kindsDone(): string {
  const kinds = [...done].map(([kind, times]) => `${times} ${kind}`).join(', ')
  const count = [...done.values()].reduce((sum, times) => sum + times, 0)
  return `${count} of ${kills} kills (${kinds})`
}

async function clear(): Promise<void> {
  await browser.close()
  await kontor.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function start(): Promise<Kontor> {
  const env = { DATABASE_URL: databaseUrl(postgres.connection) }
  const made = startKontor({ install, dataDir: join(folder, 'data'), port, env })
  await made.serving()
  return made
}

async function oneKill(writer: Writer, kind: Kind): Promise<string[]> {
  const frame = await writer.open()
  await writer.takeOffered()
  await writer.beginWriting(frame)
  let isOver = false
  const writing = writer.writeUntil(
    () => isOver,
    () => random() * 400,
  )
  await pause(500 + random() * 4500)
  const ended = await ends[kind](writer, () => {
    isOver = true
  })
  await writing
  return look(writer, ended)
}

/** Comes back, sometimes leaves at once and comes back again, takes what is offered, and compares. */
async function look(writer: Writer, ended: number): Promise<string[]> {
  const isUndecided = random() < 0.3
  await writer.open()
  if (isUndecided) {
    await writer.close()
    await writer.open()
  }
  if (await writer.takeOffered()) {
    await writer.page.locator('[data-phase=dirty], [data-phase=saving]').waitFor()
  }
  const stuck = await writer.saved()
  const lost = writer.lostIn(await writer.stored(), ended)
  await writer.close()
  return [...writer.faults.splice(0), ...stuck, ...lost]
}
