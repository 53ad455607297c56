import { sql } from 'kysely'
import { inboundOf } from '#kernel/server/mail-in/inbound.ts'
import { stopMails } from '#modules/subscribers/server/api.ts'
import type { RecipientState } from '../../sendings/sending-values.ts'
import type { SendingChange, SendingDb, SendingTables } from '../../server/tables.ts'
import { JUDGE_RETURNS } from './judge-returns.ts'
import { type Report, readReport } from './read-report.ts'
import { type MailedTo, taggedAddress, taggedId } from './return-tag.ts'

/** So often within so many days, and nobody tries any longer. */
const SOFT = { most: 4, days: 30 }

/**
 * Reports that a mail did not arrive, and complaints. They come to an address of their own, or bring the
 * mail along; without our proof they are nobody's. Notes of absence go the same way and say nothing.
 */
export const reports = inboundOf<SendingTables>()({
  name: 'sendings.report',
  claims: ({ to, inReplyTo, automatic }, { secret, settings }) => {
    const isReport = automatic === 'bounce'
    if (!isReport && automatic !== 'reply') return undefined
    const { hostname } = new URL(settings.baseUrl)
    const byAddress = taggedAddress(secret, to)
    const found = byAddress ?? (isReport ? taggedId(secret, inReplyTo, hostname) : undefined)
    return found && `${found.subscriber} ${found.sendingEnd}`
  },
  keep: async () => undefined,
  take: async (change, { claim, mail }) => {
    const [subscriber = '', sendingEnd = ''] = claim.split(' ')
    await noteReport(change, { subscriber, sendingEnd }, readReport(mail))
  },
})

const BECOMES = {
  hard: 'bounced_hard',
  soft: 'bounced_soft',
  unclear: 'bounced_soft',
  complaint: 'complained',
} as const satisfies Record<Exclude<Report['kind'], 'none'>, RecipientState>

/** From good to bad: a report never makes a row better, and said twice it says nothing new. */
const WORSE: readonly RecipientState[] = ['bounced_soft', 'bounced_hard', 'complained']
/** What goes out once more is not marked by what became of the first one. */
const SENT: readonly RecipientState[] = ['sending', 'sent', 'uncertain', ...WORSE]

async function noteReport(
  change: SendingChange,
  mailed: MailedTo,
  { kind, status, answer }: Report,
): Promise<void> {
  if (kind === 'none') return
  const { subscriber } = mailed
  const state = BECOMES[kind]
  const row = await lockRow(change.db, mailed)
  if (row && WORSE.indexOf(row.state) >= WORSE.indexOf(state)) return
  if (row && SENT.includes(row.state)) {
    const { id } = row
    await sql`update newsletter_recipients set state = ${state}, reason = ${status},
        answer = ${answer}, bounced_at = now(), worker = null
      where sending_id = ${id} and subscriber_id = ${subscriber}`.execute(change.db)
    await change.enqueue(JUDGE_RETURNS, { id }, { key: id })
  }
  const mailedAt = row?.begun_at
  if (kind === 'complaint') await stopMails(change, { subscriber, reason: 'complaint' })
  if (kind === 'hard' && mailedAt)
    await stopMails(change, { subscriber, reason: 'bounce_hard', mailedAt })
  if (kind === 'soft' && mailedAt && (await isSoftTooOften(change, subscriber)))
    await stopMails(change, { subscriber, reason: 'bounce_soft', mailedAt })
}

type ReportedRow = { id: string; state: RecipientState; begun_at: Date | null }

async function lockRow(db: SendingDb, { subscriber, sendingEnd }: MailedTo) {
  const { rows } = await sql<ReportedRow>`select sending_id as id, state, begun_at
    from newsletter_recipients where subscriber_id = ${subscriber}
      and right(sending_id::text, ${sendingEnd.length}) = ${sendingEnd} for update`.execute(db)
  return rows[0]
}

/**
 * What came back without a code does not count: nobody is left out because of words. Nor does what came
 * back before its owner last confirmed a list.
 */
async function isSoftTooOften({ db }: SendingChange, subscriber: string): Promise<boolean> {
  const { rows } = await sql`select from newsletter_recipients
    where subscriber_id = ${subscriber} and state = 'bounced_soft' and reason <> ''
      and bounced_at > now() - make_interval(days => ${SOFT.days})
      and begun_at > all (select since from newsletter_subscriptions
        where subscriber_id = ${subscriber} and state = 'confirmed' and basis = 'consent')
    limit ${SOFT.most}`.execute(db)
  return rows.length === SOFT.most
}
