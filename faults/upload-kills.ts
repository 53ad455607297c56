/**
 * Kills the running Kontor while files are uploaded, turned and deleted, starts it again, and
 * compares rows with bytes: `node faults/upload-kills.ts [kills] [seed]`.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { z } from 'zod'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { makeFolder } from './rig/install.ts'
import { seeded } from './rig/seeded.ts'
import { tell, whenStopped } from './rig/tell.ts'

const CLIENTS = 6
/** So many answers came before the moment of a kill is drawn. */
const LEAST_ANSWERS = 8
const BACKUP_EVERY = 10
const PICTURES = 12
/** Begins a remark in a JPEG. */
const COMMENT = Buffer.from([0xff, 0xfe])
/** The share of what was whole once that is looked at again after a kill; in the end it is all. */
const AGAIN = 0.05

const [kills = '500', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))

/** What the clients were told: the bytes a file must still have, and which files must be gone. */
const kept = new Map<string, string>()
const uncertain = new Set<string>()
let answers = 0
let pictures = 0
let drawn: Buffer[] | undefined
/** Removals a killed backup left waiting, as found after the start. */
let waited = 0

const Stored = z.object({
  items: z.tuple([
    z.object({ _id: z.string(), gridrefs: z.array(z.object({ gridref: z.string() })) }),
  ]),
})

const folder = await makeFolder('kontor-upload-kills-')
const dataDir = join(folder, 'data')
whenStopped(() => rm(folder, { recursive: true, force: true }))
const ground = await makeGround('upload-kills')
let done = 0
/** Objects that were found whole once: only their number grows, so only some of them are looked at again. */
const whole = new Set<string>()
const wrong = tell(() => `${done} of ${kills} kills, ${answers} answers`)
/** One session throughout: hundreds of sign-ins in a row would be braked. */
let cookie: string | undefined
try {
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    await oneKill(kill % BACKUP_EVERY === 0)
    done = kill
  }
  const kontor = await ground.start({ KONTOR_DATA_DIR: dataDir })
  cookie ??= await cookieFor(ground.db)
  const admin = callerOf(kontor.url, cookie)
  wrong.push(...(await lostFiles(admin, [...kept])), ...(await strayBytes()), ...(await badCount()))
} finally {
  await ground.remove()
  await rm(folder, { recursive: true, force: true })
}
console.log(
  `${kills} kills, ${answers} answers, ${kept.size} files kept, ${waited} removals had to wait, ${wrong.length} faults between rows and bytes`,
)
process.exitCode = wrong.length === 0 && answers > 0 ? 0 : 1

async function oneKill(isBackedUp: boolean): Promise<void> {
  const kontor = await ground.start({ KONTOR_DATA_DIR: dataDir })
  cookie ??= await cookieFor(ground.db)
  const admin = callerOf(kontor.url, cookie)
  wrong.push(...(await rowsWithoutBytes(isDue)))
  waited += await waitingRemovals()
  const stopping = new AbortController()
  // While a backup reads everything, bytes that are to go wait; a kill ends that in the middle.
  if (isBackedUp) await admin.post('/api/v0/backup/', {})
  const enough = answers + LEAST_ANSWERS
  const clients = Array.from({ length: CLIENTS }, () => work(admin, stopping.signal))
  const isBusy = await waitUntil(() => answers >= enough, { timeoutMs: 120_000, stepMs: 5 })
  if (!isBusy) wrong.push(`kill ${done + 1} came while hardly anything was done`)
  await pause(random() * 300)
  await kontor.kill()
  stopping.abort()
  await Promise.all(clients)
}

async function work(admin: Caller, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The server is being killed: a call that breaks off is the point of this run.
    await oneLife(admin).catch(() => pause(20))
  }
}

/** Comes, is turned and shown, and every other time goes again for good. */
async function oneLife(admin: Caller): Promise<void> {
  const bytes = await picture()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bild.jpg')
  const [{ _id }] = (await admin.post('/api/v0/file/', form)).parse(Stored).items
  kept.set(_id, createHash('sha256').update(bytes).digest('hex'))
  answers += 1
  const turned = await admin.post('/api/v0/rotate/', { _id, version: 1, rotate: 90 })
  const [file] = turned.parse(Stored).items
  await admin.get(`/download/${_id}/${file.gridrefs[0]?.gridref}`)
  answers += 1
  if (random() < 0.5) return
  uncertain.add(_id)
  const gone = await admin.remove(`/api/v0/file/${_id}`)
  if (gone.status === 200) await admin.post('/api/v0/file/trash/empty')
  answers += 1
}

/** One of some pictures, with words of its own in it: drawing one for every upload would be the work of this run. */
async function picture(): Promise<Buffer> {
  drawn ??= await Promise.all(Array.from({ length: PICTURES }, draw))
  const base = drawn[pictures % PICTURES] ?? Buffer.alloc(0)
  const words = Buffer.from(`picture ${pictures}`)
  pictures += 1
  const size = Buffer.from([0, words.length + 2])
  return Buffer.concat([base.subarray(0, 2), COMMENT, size, words, base.subarray(2)])
}

function draw(): Promise<Buffer> {
  const raw = { width: 200, height: 150, channels: 3 as const }
  const colours = Buffer.from(Array.from({ length: 200 * 150 * 3 }, () => random() * 256))
  return sharp(colours, { raw }).resize(600).jpeg({ quality: 70 }).toBuffer()
}

function isDue(key: string): boolean {
  return !whole.has(key) || random() < AGAIN
}

/** Every object a row needs is there, whole: of these objects. */
async function rowsWithoutBytes(isAsked: (key: string) => boolean): Promise<string[]> {
  const { rows } = await sql<{ key: string; size: number }>`
    select key, size from file_blobs where state = 'live'`.execute(ground.db)
  const faults = await Promise.all(
    rows
      .filter(({ key }) => isAsked(key))
      .map(async ({ key, size }) => {
        const found = await stat(join(dataDir, 'files', key)).catch(() => undefined)
        whole.add(key)
        return found?.size === size ? [] : [`${key}: ${size} bytes promised, ${found?.size} there`]
      }),
  )
  return faults.flat()
}

/** Acknowledged files are there byte for byte, unless someone began to delete them. */
async function lostFiles(admin: Caller, files: readonly [string, string][]): Promise<string[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, blob_key as key from files`.execute(ground.db)
  const keys = new Map(rows.map(({ id, key }) => [id, key]))
  const rest = files.values()
  const faults: string[] = []
  const look = async () => {
    for (const file of rest) faults.push(...(await lostFile(admin, file, keys)))
  }
  await Promise.all(Array.from({ length: CLIENTS }, look))
  return [...faults, ...(await rowsWithoutBytes(() => true))]
}

async function lostFile(
  admin: Caller,
  [id, hash]: [string, string],
  keys: ReadonlyMap<string, string>,
): Promise<string[]> {
  const key = keys.get(id)
  if (!key && uncertain.has(id)) return []
  const bytes = key && (await readFile(join(dataDir, 'files', key)).catch(() => undefined))
  const found = bytes && createHash('sha256').update(bytes).digest('hex')
  const { status } = await admin.get(`/api/v0/file/${id}`)
  return [
    ...(found === hash ? [] : [`file ${id} is lost or altered`]),
    ...(status === 200 ? [] : [`file ${id} answers ${status}`]),
  ]
}

/** Whole objects no list knows of, not even that of removals that wait; unfinished ones have no key and are swept within a day. */
async function strayBytes(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const whole = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.part-'))
  const { rows } = await sql<{ key: string }>`
    select key from file_blobs union select key from storage_removals`.execute(ground.db)
  const known = new Set(rows.map(({ key }) => key))
  const strays = whole
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, 'files').length + 1))
    .filter((key) => !known.has(key))
  // Jobs go on removing, bytes before rows: what went between the two looks is no stray.
  const left = await Promise.all(
    strays.map(async (key) => ({
      key,
      found: await stat(join(dataDir, 'files', key)).catch(() => undefined),
    })),
  )
  return left
    .filter(({ found }) => found)
    .map(({ key, found }) => `${key}: bytes nobody knows of, of ${found?.mtime.toISOString()}`)
}

async function waitingRemovals(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from storage_removals`.execute(ground.db)
  return rows[0]?.n ?? 0
}

async function badCount(): Promise<string[]> {
  const { rows } = await sql<{ used: number; truth: number }>`
    select used, (select coalesce(sum(size), 0)::bigint from file_blobs where state = 'live') as truth
    from file_quotas`.execute(ground.db)
  return rows
    .filter(({ used, truth }) => used !== truth)
    .map(({ used, truth }) => `the quota says ${used} bytes, there are ${truth}`)
}
