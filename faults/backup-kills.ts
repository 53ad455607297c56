/**
 * Kills the running Kontor while it backs up and while it restores, and looks at once whether the
 * house is wholly the old or wholly the new one; then starts it again and lets it finish:
 * `node faults/backup-kills.ts [kills] [seed]`.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listBackups, readRun } from '#modules/backup/contract.ts'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { makeFolder } from './rig/install.ts'
import type { Kontor } from './rig/kontor.ts'
import { seeded } from './rig/seeded.ts'
import { tell, whenStopped } from './rig/tell.ts'

const ROWS = 4000
const FILES = 60
const API = '/api/v0/backup'

const [kills = '30', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
const folder = await makeFolder('kontor-backup-kills-')
const env = { KONTOR_DATA_DIR: join(folder, 'data') }
whenStopped(() => rm(folder, { recursive: true, force: true }))
const ground = await makeGround('backup-kills')
const storage = diskStorage(join(folder, 'data', 'files'))
const seen = { old: 0, new: 0 }
const wrong = tell(() => `${seen.old + seen.new} of ${kills} kills`)
try {
  await drive()
} finally {
  await ground.remove()
  await rm(folder, { recursive: true, force: true })
}
console.log(
  `${kills} kills: ${seen.old} left the old house, ${seen.new} the new one; ${wrong.length} faults`,
)
process.exitCode = wrong.length === 0 && seen.old + seen.new > 0 ? 0 : 1

async function drive(): Promise<void> {
  let kontor = await ground.start(env)
  await furnish('first')
  const archive = await backUp(await caller(kontor))
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    void kontor.ended.then((code) => {
      if (code !== null) wrong.push(`kill ${kill}: Kontor ended by itself: ${kontor.output()}`)
    })
    await furnish(`kill ${kill}`)
    const isRestoring = kill % 3 !== 0
    const asked = await ask(await caller(kontor), isRestoring ? archive : undefined)
    await pause(random() * (isRestoring ? 4500 : 1200))
    await kontor.kill()
    const found = await look(`kill ${kill}`)
    kontor = await ground.start(env)
    await finish(kontor, asked)
    await look(`kill ${kill}`, isRestoring)
    if (!isRestoring && found === 'new') wrong.push(`kill ${kill}: a backup changed the house`)
  }
  await kontor.stop()
}

/** Marks every row and file with a name, so that a mixture shows. */
async function furnish(name: string): Promise<void> {
  const { db } = ground
  await db.deleteFrom('facts').where('name', 'like', 'mark %').execute()
  await sql`insert into facts (name, value)
    select 'mark ' || n, to_jsonb(${name}::text) from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  )
  for await (const { key } of storage.list()) await storage.remove(key)
  const folderOf = name.replaceAll(' ', '-')
  for (let index = 0; index < FILES; index += 1) {
    const bytes = Buffer.alloc(20_000, `${name} ${index}`)
    await storage.put(`files/${folderOf}/${index}`, Readable.from([bytes]))
  }
}

/** Whether rows are all of one house, and every file of that house is there. */
async function look(name: string, isRestored?: boolean): Promise<'old' | 'new' | undefined> {
  const { rows } = await sql<{ mark: string; n: number }>`
    select value #>> '{}' as mark, count(*)::int as n from facts
    where name like 'mark %' group by 1`.execute(ground.db)
  const [only, ...others] = rows
  if (!only || others.length > 0 || only.n !== ROWS) {
    wrong.push(`${name}: rows are mixed (${rows.map(({ mark, n }) => `${n} ${mark}`).join(', ')})`)
    return undefined
  }
  if (only.mark !== 'first' && only.mark !== name) wrong.push(`${name}: found ${only.mark}`)
  await lookAtFiles(name, only.mark, isRestored !== undefined)
  const house = only.mark === 'first' ? 'new' : 'old'
  if (isRestored === undefined) seen[house] += 1
  else if (isRestored !== (house === 'new')) wrong.push(`${name}: ended as the ${house} house`)
  return house
}

async function lookAtFiles(name: string, mark: string, isOver: boolean): Promise<void> {
  const prefix = `files/${mark.replaceAll(' ', '-')}/`
  let own = 0
  let strange = 0
  for await (const { key } of storage.list()) {
    if (key.startsWith(prefix)) own += 1
    else strange += 1
  }
  if (own !== FILES) wrong.push(`${name}: ${own} of ${FILES} files of “${mark}”`)
  if (isOver && strange > 0) wrong.push(`${name}: ${strange} files nobody needs were left`)
}

async function caller(kontor: Kontor): Promise<Caller> {
  return callerOf(kontor.url, await cookieFor(ground.db))
}

async function backUp(boss: Caller): Promise<string> {
  await ended(boss, await begin(boss, '/', {}))
  const { items } = (await boss.get(`${API}/`)).parse(listBackups.reply)
  return items[0]?._id ?? ''
}

/** A restore needs a trial run first; without an archive it is a backup. Returns the run. */
async function ask(boss: Caller, archive?: string): Promise<string> {
  if (!archive) return begin(boss, '/', {})
  await ended(boss, await begin(boss, `/${archive}/check`))
  return begin(boss, `/${archive}/restore`, { confirmation: 'RESTORE' })
}

/** A house just restored opens a moment after its run is done; until then calls are asked to come again. */
async function begin(boss: Caller, path: string, body?: object): Promise<string> {
  let answer = await boss.post(API + path, body)
  const isOpen = async () => {
    if (answer.status === 503) answer = await boss.post(API + path, body)
    return answer.status !== 503
  }
  await waitUntil(isOpen, { timeoutMs: 60_000, stepMs: 200 })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.parse(readRun.reply).run._id
}

async function ended(boss: Caller, id: string): Promise<void> {
  const isOver = async () => {
    const answer = await boss.get(`${API}/run/${id}`)
    return answer.status === 200 && answer.parse(readRun.reply).run.ended_at !== null
  }
  if (!(await waitUntil(isOver, { timeoutMs: 120_000, stepMs: 50 })))
    wrong.push(`${id} never ended`)
}

/** What was under way is taken up by the next start, whoever is signed out meanwhile. */
async function finish(kontor: Kontor, id: string): Promise<void> {
  const isOver = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from backup_runs where id = ${id}`.execute(ground.db)
    if (rows[0]?.state === 'failed') wrong.push(`${id} failed: ${kontor.output().slice(-500)}`)
    return rows[0]?.state === 'done' || rows[0]?.state === 'failed'
  }
  if (!(await waitUntil(isOver, { timeoutMs: 150_000, stepMs: 100 }))) wrong.push(`${id} was lost`)
}
