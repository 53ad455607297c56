/**
 * Two Kontors send a newsletter while one after the other is killed, and people unsubscribe all the
 * time. Looks whether everybody got it at most once, whether whoever did not is named, and whether
 * nobody got it after an acknowledged unsubscribe:
 * `node faults/sending-kills.ts [kills] [seed] [recipients]`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { newsletterSending } from '#modules/sendings/sendings/sending.ts'
import { totalOf } from '#modules/sendings/sendings/sending-values.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { startMailSink } from './rig/mail-sink.ts'
import { seeded } from './rig/seeded.ts'
import { plantSubscribers, type Subscriber, sumOf, wayOut } from './rig/subscribers.ts'
import { tell } from './rig/tell.ts'

/** A worker that was killed loses its rows after half a minute, and a job is found every minute. */
const PATIENCE_MS = 300_000
const LANES = 4
const SECRET = 'a-secret-of-the-sending-kills-and-nothing-else'
/** One of so many unsubscribes while it runs. */
const LEAVES = 25

const [kills = '20', seed = '1', recipients = '50000'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('sending-kills')
const sink = await startMailSink()
const secret = Buffer.from(SECRET)
const env = { KONTOR_SECRET: SECRET, SMTP_URL: `smtp://127.0.0.1:${sink.port}` }
const left = new Map<string, number>()
/** Who pressed the link, whether or not they were told that it worked. */
const asked = new Set<string>()
/** How many recipients all states together had, whenever somebody looked. */
const sums = new Set<number>()
let kontors = [await ground.start(env), await ground.start(env)]
let done = 0
const wrong = tell(() => `${done} of ${kills} kills, ${sink.total()} mails`)

try {
  const { id, people } = await prepare()
  const isFinished = async () => (await stateOf(id)) === 'finished'
  const leaving = leaveOneByOne(people, isFinished)
  // Whoever waits for it hears of it; what broke before that is told instead.
  leaving.catch(() => undefined)
  while (done < Number(kills) && !(await isFinished())) await killOnce(id)
  const isOver = await waitUntil(isFinished, { timeoutMs: PATIENCE_MS, stepMs: 200 })
  await leaving
  if (isOver) await judgeRows(id, people)
  else wrong.push(`it did not end: ${kontors[0]?.output()}`)
  report()
  console.log(await sumOf(ground.db, id))
} finally {
  await ground.remove()
  await sink.close()
}

async function prepare(): Promise<{ id: string; people: Subscriber[] }> {
  const admin = await caller()
  await switchAllOn(admin)
  const { rows } = await sql<{ id: string }>`select id from newsletter_lists limit 1`.execute(
    ground.db,
  )
  const list = String(rows[0]?.id)
  const people = await plantSubscribers(ground.db, {
    secret,
    list,
    count: Number(recipients),
  })
  const modules = [{ id: 'a', type: 'heading', props: { text: 'Brot' } }]
  const template = await made(admin, 'newsletter_template', { name: 'T', subject: 'Brot', modules })
  const id = await made(admin, 'newsletter_sending', { name: 'S', template, lists: [list] })
  const started = await admin.post(`/api/v0/newsletter_sending/${id}/start`, { version: 1 })
  if (started.status !== 200) throw new Error(started.text)
  return { id, people }
}

async function made(admin: Caller, noun: string, body: object): Promise<string> {
  const answer = await admin.post(`/api/v0/${noun}/`, body)
  const id = /"_id":"([0-9a-f-]{36})"/.exec(answer.text)?.[1]
  if (answer.status !== 200 || !id) throw new Error(answer.text)
  return id
}

async function caller(): Promise<Caller> {
  return callerOf(String(kontors[0]?.url), await cookieFor(ground.db))
}

/** After a share of the mails that are left, somewhere in the middle of the next ones. */
async function killOnce(id: string): Promise<void> {
  const share = (Number(recipients) - sink.total()) / (Number(kills) - done + 1)
  const enough = sink.total() + Math.max(1, Math.floor(share))
  const isEnough = async () => sink.total() >= enough || (await stateOf(id)) === 'finished'
  await waitUntil(isEnough, { timeoutMs: PATIENCE_MS, stepMs: 5 })
  if ((await stateOf(id)) === 'finished') return
  await pause(random() * 60)
  const which = done % 2
  await kontors[which]?.kill()
  done += 1
  await noteSum(id, String(kontors[1 - which]?.url))
  const fresh = await ground.start(env)
  kontors = kontors.map((one, at) => (at === which ? fresh : one))
}

/** What a person sees on the screen; the audience is settled once mails go out. */
async function noteSum(id: string, url: string): Promise<void> {
  const admin = callerOf(url, await cookieFor(ground.db))
  const answer = await admin.get(`/api/v0/newsletter_sending/${id}`)
  const { items } = answer.parse(newsletterSending.calls.read.reply)
  const [sending] = items
  if (sending && sending.state !== 'preparing') sums.add(totalOf(sending.counts))
}

/** Presses the link of their mails to come, and notes when that was acknowledged. */
async function leaveOneByOne(people: readonly Subscriber[], isOver: () => Promise<boolean>) {
  for (const person of people.filter((_, at) => at % LEAVES === LEAVES - 1)) {
    if (await isOver()) return
    const path = `/Newsletter/unsubscribe/${wayOut(secret, person)}`
    const url = String(kontors[done % 2]?.url)
    asked.add(person.email)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    // The server is being killed: whoever got no answer was not told that they are signed off.
    const answer = await fetch(url + path, { method: 'POST', body }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) left.set(person.email, Date.now())
  }
}

async function stateOf(id: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select state from newsletter_sendings where id = ${id}`.execute(ground.db)
  return rows[0]?.state ?? ''
}

type Row = { email: string; state: string; begun_at: Date | null }

/** Each 0 or 1 mail; who got none is named as uncertain or skipped; states sum to the audience. */
async function judgeRows(id: string, people: readonly Subscriber[]): Promise<void> {
  const { rows } = await sql<Row>`select p.email, r.state, r.begun_at
    from newsletter_recipients r join newsletter_subscribers p on p.id = r.subscriber_id
    where sending_id = ${id}`.execute(ground.db)
  const uncertain = rows.filter(({ state }) => state === 'uncertain').length
  const found = rows.flatMap(({ email, state, begun_at }) => {
    const times = sink.got.get(email) ?? 0
    const told = left.get(email)
    if (times > 1) return [`${email} got it ${times} times`]
    if (times === 0 && state === 'skipped' && !asked.has(email)) return [`${email} was skipped`]
    if (times === 0 && state !== 'uncertain' && state !== 'skipped')
      return [`${email} has none and is ${state}`]
    if (times === 1 && state !== 'sent' && state !== 'uncertain') return [`${email}: ${state}`]
    if (told !== undefined && begun_at && begun_at.getTime() > told)
      return [`${email} got it after unsubscribing`]
    return []
  })
  // Who left before the audience was settled is no recipient; everybody else is.
  const named = new Set(rows.map(({ email }) => email))
  const unnamed = people.filter(({ email }) => !named.has(email) && !asked.has(email))
  wrong.push(...found, ...unnamed.map(({ email }) => `${email} is no recipient`))
  await noteSum(id, String(kontors[0]?.url))
  if (sums.size !== 1 || !sums.has(rows.length))
    wrong.push(`of ${rows.length} recipients the states summed to ${[...sums].join(', ')}`)
  if (uncertain > LANES * done) wrong.push(`${uncertain} are uncertain after ${done} kills`)
}

function report(): void {
  console.log(
    `${done} kills over ${recipients} recipients, ${left.size} left meanwhile, ${wrong.length} wrong`,
  )
  process.exitCode = wrong.length === 0 && done > 0 ? 0 : 1
}
