/**
 * Kills the running Kontor while a file is checked, imported and undone, starts it again, and looks
 * whether it went on by itself to what an undisturbed import gives:
 * `node faults/import-kills.ts [kills] [seed] [rows]`.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Import } from '#kernel/contract/admin/imports.ts'
import { importClient } from '#kernel/server/imports/test-import.ts'
import { waitUntil } from '#platform/wait.ts'
import { callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

/** A job whose worker was killed is taken up again within so long. */
const RESUMED_MS = 180_000
/** So often it has all the time it takes until a job counts as lost. */
const PATIENT_EVERY = 10
const STEPS = { check: 'checked', run: 'done', undo: 'undone' } as const
type Step = keyof typeof STEPS
/** What is there after each step: persons, verdicts and sums. */
type Ends = Record<Step, string>

const [kills = '50', seed = '1', rows = '12000'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('import-kills')
let done = 0
const wrong = tell(() => `${done} of ${kills} kills`)
let cookie: string | undefined
let kontor = await ground.start()

try {
  const known = await oneImport(file(Math.ceil(Number(rows) / 10)), 0)
  const former = await persons()
  const calm = await oneImport(file(Number(rows)), 0)
  await step('undo', calm, 0)
  const ends = { ...calm.ends }
  if (ends.check === known.ends.check || (await persons()) !== former)
    wrong.push('the undisturbed import did not restore what was there')
  while (done < Number(kills)) await disturbed(ends, former)
} finally {
  await ground.remove()
}
console.log(
  `${done} kills over imports of ${rows} rows, ${wrong.length} differ from the undisturbed one`,
)
process.exitCode = wrong.length === 0 && done > 0 ? 0 : 1

async function disturbed(calm: Ends, former: string): Promise<void> {
  const item = await oneImport(file(Number(rows)), 1)
  await step('undo', item, 1)
  for (const name of ['check', 'run', 'undo'] as const)
    if (item.ends[name] !== calm[name]) wrong.push(`${name} ended differently`)
  if ((await persons()) !== former) wrong.push('an undo did not restore what was there')
}

type OpenImport = { id: string; ends: Ends }

async function oneImport(csv: string, share: number): Promise<OpenImport> {
  const { upload, check } = await client()
  const item = (await upload(csv)).parse(Import)
  const open = { id: item._id, ends: { check: '', run: '', undo: '' } }
  await check(item, { options: { update: true } })
  await step('check', open, share)
  await step('run', open, share)
  return open
}

/** Asks for a step, kills Kontor in it some times, and waits until the last one came to its end. */
async function step(name: Step, open: OpenImport, share: number): Promise<void> {
  const { post, read } = await client()
  const { revision } = await read(open.id)
  if (name !== 'check') await post(open.id, name, name === 'run' ? { revision } : {})
  for (let left = share * Math.ceil(random() * 3); left > 0 && done < Number(kills); left -= 1)
    await kill(open.id, STEPS[name])
  const isThere = async () => (await state(open.id)).state === STEPS[name]
  if (!(await waitUntil(isThere, { timeoutMs: RESUMED_MS, stepMs: 50 })))
    throw new Error(`${name} did not go on by itself:\n${kontor.output()}`)
  open.ends[name] = await outcome(open.id)
}

/** Somewhere in the step, once it has moved since the last start. */
async function kill(id: string, end: string): Promise<void> {
  const { position } = await state(id)
  const hasMoved = async () => {
    const now = await state(id)
    return now.state === end || now.position !== position
  }
  await waitUntil(hasMoved, { timeoutMs: RESUMED_MS, stepMs: 10 })
  await pause(random() * 300)
  if ((await state(id)).state === end) return
  await kontor.kill()
  done += 1
  if (done % PATIENT_EVERY !== 0) await letTimePass()
  kontor = await ground.start()
}

/** The worker is dead: what is spared is the time until its job counts as lost. */
async function letTimePass(): Promise<void> {
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'
    where state = 'active'`.execute(ground.db)
}

async function client() {
  cookie ??= await cookieFor(ground.db)
  return importClient(callerOf(kontor.url, cookie), 'persons')
}

async function state(id: string): Promise<{ state: string; position: number }> {
  const { rows: found } = await sql<{ state: string; position: number }>`
    select state, position from imports where id = ${id}`.execute(ground.db)
  return found[0] ?? { state: '', position: 0 }
}

/** Verdicts of every row, the sums, and everyone there is; ids and moments differ from run to run. */
async function outcome(id: string): Promise<string> {
  const { rows: found } = await sql<{ all: string }>`
    select md5(string_agg(concat_ws('|', n, verdict, reason::text, fields::text, undo), E'\n' order by n))
      || (select counts::text from imports where id = ${id}) as all
    from import_rows where import_id = ${id}`.execute(ground.db)
  return `${found[0]?.all} ${await persons()}`
}

async function persons(): Promise<string> {
  const { rows: found } = await sql<{ one: string }>`
    select concat_ws('|', title, first_name, last_name, company, birthday, language, contacts, tags,
      notes) as one from people order by 1`.execute(ground.db)
  return createHash('sha256')
    .update(found.map(({ one }) => one).join('\n'))
    .digest('hex')
}

/** New ones, some twice, some known from the first file, some refused. */
function file(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => {
    const number = n % 17 === 16 ? n - 9 : n
    const mail = n % 41 === 40 ? 'kein Postfach' : `person${number}@example.org`
    return `Vor${number},Nach${number},${mail},0341 ${10_000 + n},runde-${count},Notiz ${n}`
  })
  return ['Vorname,Nachname,E-Mail,Telefon,Schlagwörter,Notizen', ...lines].join('\n')
}
