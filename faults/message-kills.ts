/**
 * People write while the mail server is down and Kontor is killed again and again; whoever gets no
 * answer sends it once more. Looks whether every message that was acknowledged is there, with its
 * notice and its reply in the outbox: `node faults/message-kills.ts [kills] [seed] [messages]`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { waitUntil } from '#platform/wait.ts'
import { callerOf } from '#tests/caller.ts'
import { changeSection } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { genuineProof, SENDER_ENV, sendMessage } from './rig/form-senders.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const CLIENTS = 6
const PATIENCE_MS = 300_000

const [kills = '20', seed = '1', messages = '200'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('message-kills')
const acknowledged = new Set<number>()
let kontor = await ground.start(SENDER_ENV)
let next = 0
let done = 0
const wrong = tell(() => `${done} kills, ${acknowledged.size} of ${messages} messages`)

try {
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  const text = { de: 'Ihre Nachricht ist da.', en: 'Your message has arrived.' }
  await changeSection(admin, 'components.message', { auto_reply: { enabled: true, text } })
  const clients = Promise.all(Array.from({ length: CLIENTS }, write))
  while (done < Number(kills) && acknowledged.size < Number(messages)) await killOnce()
  await clients
  wrong.push(...(await wrongMessages()))
  report()
} finally {
  await ground.remove()
}

/** One person after the other, each until the answer says that it was sent. */
async function write(): Promise<void> {
  while (next < Number(messages)) {
    const number = next
    next += 1
    await waitUntil(() => isSent(number), { timeoutMs: PATIENCE_MS, stepMs: 50 })
  }
}

async function isSent(number: number): Promise<boolean> {
  const fields = {
    name: `Person ${number}`,
    email: `person${number}@example.org`,
    message: `Guten Tag, hier ist die Nachricht Nummer ${number}.`,
  }
  try {
    const sent = await sendMessage(kontor.url, number, { fields, captcha: genuineProof() })
    if (sent.status !== 200) return false
    acknowledged.add(number)
    return true
  } catch {
    // The server is being killed: a call that breaks off is the point of this run.
    return false
  }
}

/** After a share of the messages that are left, somewhere in the middle of the next one. */
async function killOnce(): Promise<void> {
  const share = (Number(messages) - acknowledged.size) / (Number(kills) - done + 1)
  const enough = acknowledged.size + Math.max(1, Math.floor(share))
  await waitUntil(() => acknowledged.size >= enough, { timeoutMs: PATIENCE_MS, stepMs: 2 })
  await pause(random() * 60)
  await kontor.kill()
  done += 1
  kontor = await ground.start(SENDER_ENV)
}

type Found = { email: string; times: number; entries: number; notices: number; mails: number }

/** Lost, or there without what belongs to it; sent twice by somebody who got no answer is no fault. */
async function wrongMessages(): Promise<string[]> {
  const { rows } = await sql<Found>`
    select m.email, count(*)::int as times,
      min((select count(*) from message_entries e where e.message_id = m.id and e.kind = 'in'))::int
        as entries,
      min((select count(*) from notices n where n.link = 'messages/inbox/' || m.id))::int as notices,
      (select count(*) from mails where recipient = m.email)::int as mails
    from messages m group by m.email`.execute(ground.db)
  const found = new Map(rows.map((row) => [row.email, row]))
  return [...acknowledged].flatMap((number) => {
    const row = found.get(`person${number}@example.org`)
    if (!row) return [`message ${number} is lost`]
    const isWhole = row.entries === 1 && row.notices > 0 && row.mails === 1
    return isWhole ? [] : [`message ${number}: ${JSON.stringify(row)}`]
  })
}

function report(): void {
  console.log(`${done} kills, ${acknowledged.size} messages acknowledged, ${wrong.length} lost`)
  const isWhole = acknowledged.size === Number(messages) && done > 0
  process.exitCode = wrong.length === 0 && isWhole ? 0 : 1
}
