import { sql } from 'kysely'
import { WHY_SKIPPED } from '#modules/subscribers/server/api.ts'
import type { RecipientState } from '../../sendings/sending-values.ts'
import type { SendingDb } from '../../server/tables.ts'

/** What became of one try. */
export type Settled = {
  subscriber: string
  state: Extract<RecipientState, 'sent' | 'failed' | 'deferred' | 'uncertain' | 'queued'>
  answer: string
  /** Seconds until the next try. */
  wait: number
}

type At = { sending: string; worker: string }

type Asked = { next: string; settled: readonly Settled[] }
type GateEntry = Asked & { resolve(isOpen: boolean): void; reject(error: unknown): void }

/**
 * The gate of all lanes of a worker. Who asks while the database still answers somebody else asks together
 * with all who came meanwhile: one commit for several mails.
 */
export function openGate(db: SendingDb, at: At) {
  const waiting: GateEntry[] = []
  let isBusy = false
  const answer = async (asking: readonly GateEntry[]) => {
    try {
      const open = await passGate(db, at, asking)
      for (const { next, resolve } of asking) resolve(open.has(next))
    } catch (error) {
      for (const { reject } of asking) reject(error)
    }
  }
  const work = async () => {
    isBusy = true
    while (waiting.length > 0) await answer(waiting.splice(0))
    isBusy = false
  }
  return (asked: Asked): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ ...asked, resolve, reject })
      if (!isBusy) void work()
    })
}

/**
 * The one statement of mails: it writes what became of the last ones of their lanes, and marks the next ones
 * as being sent, when the mail server is ready for a text or about to be. So at most one row of a lane is
 * ever in doubt. Returns those that may go out. The others must not, because somebody left, paused it, took
 * it over or does not want their opening noticed any more: then it is written anew.
 */
export async function passGate(
  db: SendingDb,
  { sending, worker }: At,
  asked: readonly Asked[],
): Promise<ReadonlySet<string>> {
  const settled = asked.flatMap((one) => one.settled)
  const { rows } = await sql<{ subscriber_id: string }>`with ${settling(sending, worker, settled)}
    update newsletter_recipients r set state = 'sending', begun_at = now()
      from newsletter_sendings g, newsletter_subscriptions s, newsletter_subscribers p
      where r.sending_id = ${sending} and r.subscriber_id = any(${asked.map(({ next }) => next)}::uuid[])
        and r.worker = ${worker}::uuid and r.state in ('claimed', 'sending')
        and g.id = r.sending_id and g.state = 'running'
        and s.subscriber_id = r.subscriber_id and s.list_id = r.list_id
        and p.id = r.subscriber_id and (${WHY_SKIPPED}) is null
        and (p.tracking or not r.is_tracked)
      returning r.subscriber_id`.execute(db)
  return new Set(rows.map((row) => row.subscriber_id))
}

/** The same without a next one, at the end of a lane. */
export async function settle(
  db: SendingDb,
  { sending, worker }: At,
  settled: readonly Settled[],
): Promise<void> {
  if (settled.length === 0) return
  await sql`with ${settling(sending, worker, settled)} select`.execute(db)
}

/** Who learns how it ended knows better than whoever had to guess that it is uncertain. */
function settling(sending: string, worker: string, settled: readonly Settled[]) {
  return sql`outcomes as (
      select * from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
        as o(subscriber uuid, state text, answer text, wait integer)),
    written as (
      update newsletter_recipients r set state = o.state, answer = o.answer,
          attempts = r.attempts + (o.state <> 'queued')::int, due_at = now() + make_interval(secs => o.wait),
          sent_at = case when o.state = 'sent' then now() end, worker = null
        from outcomes o
        where r.sending_id = ${sending} and r.subscriber_id = o.subscriber
          and r.worker = ${worker}::uuid and r.state in ('claimed', 'sending', 'uncertain'))`
}
