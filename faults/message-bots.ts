/**
 * Programs write to the contact form, with forged, stolen and bought proofs: everything is refused or
 * lies in the spam box, and what people write meanwhile does not: `node faults/message-bots.ts [posts] [seed]`.
 */
import { sql } from 'kysely'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { genuineProof, SENDER_ENV, sendMessage, type Written } from './rig/form-senders.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const LESSONS = 8
const EVERY = 20

const [posts = '1000', seed = '1'] = process.argv.slice(2)
const random = seeded(Number(seed))
const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)]
let posted = 0
const wrong = tell(() => `${posted} of ${posts} posts`)
const ground = await makeGround('message-bots')
const kontor = await ground.start(SENDER_ENV)

const used = genuineProof()
/** What a program may bring along; the last one was bought from a person and is good. */
const PROOFS: readonly (() => object)[] = [
  () => ({}),
  () => used,
  () => ({ ...genuineProof(), answer: '99' }),
  () => ({ ...genuineProof(), homepage: 'https://kaufen.example' }),
  () => genuineProof(Date.now()),
  () => genuineProof(Date.now() - 2 * 60 * 60 * 1000),
  () => ({ stamp: 'l0l0l0.AAAAAAAAAAAAAAAA.AAAAAAAA', answer: '7' }),
  () => ({ altcha: Buffer.from('{"challenge":{},"solution":{}}').toString('base64') }),
  () => genuineProof(),
]
const WARES = ['Casino', 'Kredit', 'Pillen', 'Krypto', 'Backlinks', 'Uhren']

try {
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  await teach(admin)
  const began = await counted()
  const answers = new Map<number, number>()
  let people = 0
  for (let turn = 0; turn < Number(posts); turn += 1) {
    const proof = PROOFS[turn % PROOFS.length]?.() ?? {}
    const { status } = await sendMessage(kontor.url, turn, { fields: spam(turn), captcha: proof })
    answers.set(status, (answers.get(status) ?? 0) + 1)
    posted += 1
    if (turn % EVERY === 0) people += await person(turn)
  }
  report({ began, ended: await counted(), answers, people })
} finally {
  await ground.remove()
}

type Counted = { spam: number; other: number }
type Outcome = {
  began: Counted
  ended: Counted
  answers: ReadonlyMap<number, number>
  people: number
}

function report({ began, ended, answers, people }: Outcome): void {
  const spamBox = ended.spam - began.spam
  const slipped = ended.other - began.other - people
  const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `${posts} posts by programs (${said}): ${spamBox} in the spam box, ${slipped} slipped`,
  )
  const taken = answers.get(200) ?? 0
  if (slipped !== 0) wrong.push(`${slipped} slipped`)
  if (spamBox !== taken) wrong.push(`${taken} were taken, ${spamBox} lie in the spam box`)
  process.exitCode = wrong.length === 0 && people > 0 ? 0 : 1
}

/** Staff have put some of both where they belong before. */
async function teach(admin: Caller): Promise<void> {
  for (let lesson = 0; lesson < LESSONS; lesson += 1) {
    await lessonOf(admin, spam(lesson), ['spam'])
    await lessonOf(admin, letter(lesson), ['spam', 'open'])
  }
}

async function lessonOf(admin: Caller, fields: Written, states: readonly string[]): Promise<void> {
  const sent = await sendMessage(kontor.url, 60_000, { fields, captcha: genuineProof() })
  if (sent.status !== 200) throw new Error(sent.text)
  await sql`delete from rate_limits where key like 'POST%'`.execute(ground.db)
  for (const state of states) {
    const { rows } = await sql<{ id: string; version: number }>`select id, version from messages
      order by received_at desc limit 1`.execute(ground.db)
    const { id: _id, version } = rows[0] ?? {}
    const put = await admin.put('/api/v0/message/', { _id, version, state })
    if (put.status !== 200) throw new Error(put.text)
  }
}

async function person(turn: number): Promise<number> {
  const body = { fields: letter(turn), captcha: genuineProof() }
  const { status } = await sendMessage(kontor.url, 30_000 + turn, body)
  return status === 200 ? 1 : 0
}

function spam(turn: number): Written {
  const ware = pick(WARES) ?? 'Casino'
  return {
    name: `Promo ${turn}`,
    email: `promo${turn}@werbung.example`,
    message: `Exklusives Angebot: ${ware} sofort gewinnen! Jetzt klicken https://gewinn.example/${turn} bestes Bonus Programm garantiert`,
  }
}

function letter(turn: number): Written {
  return {
    name: `Familie ${turn}`,
    email: `familie${turn}@example.org`,
    message: `Guten Tag, wir hätten gern einen Tisch aus Eiche für unsere Küche. Wann passt Ihnen ein Termin? Gruß, Familie ${turn}`,
  }
}

async function counted(): Promise<Counted> {
  const { rows } = await sql<Counted>`select
    count(*) filter (where state = 'spam')::int as spam,
    count(*) filter (where state <> 'spam')::int as other from messages`.execute(ground.db)
  return rows[0] ?? { spam: 0, other: 0 }
}
