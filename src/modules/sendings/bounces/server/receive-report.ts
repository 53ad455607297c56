import { sql } from 'kysely'
import { inboundOf } from '#kernel/server/mail-in/inbound.ts'
import { stopMails } from '#modules/subscribers/server/api.ts'
import type { RecipientState } from '../../sendings/sending-values.ts'
import type { SendingChange, SendingTables } from '../../server/tables.ts'
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

/** What can still become worse; a report never makes a row better. */
const FROM: Readonly<Record<(typeof BECOMES)[keyof typeof BECOMES], readonly RecipientState[]>> = {
  bounced_soft: ['sending', 'sent', 'uncertain'],
  bounced_hard: ['sending', 'sent', 'uncertain', 'bounced_soft'],
  complained: ['sending', 'sent', 'uncertain', 'bounced_soft', 'bounced_hard'],
}

async function noteReport(
  change: SendingChange,
  mailed: MailedTo,
  { kind, status, answer }: Report,
): Promise<void> {
  if (kind === 'none') return
  const { subscriber } = mailed
  const state = BECOMES[kind]
  const { rows } = await sql<{ id: string }>`
    update newsletter_recipients set state = ${state}, reason = ${status}, answer = ${answer},
        bounced_at = now(), worker = null
      where subscriber_id = ${subscriber}
        and right(sending_id::text, ${mailed.sendingEnd.length}) = ${mailed.sendingEnd}
        and state = any(${[...FROM[state]]}::text[])
      returning sending_id as id`.execute(change.db)
  if (kind === 'complaint') await stopMails(change, subscriber, 'complaint')
  if (kind === 'hard') await stopMails(change, subscriber, 'bounce_hard')
  if (kind === 'soft' && (await isSoftTooOften(change, subscriber)))
    await stopMails(change, subscriber, 'bounce_soft')
  for (const { id } of rows) await change.enqueue(JUDGE_RETURNS, { id }, { key: id })
}

/** What came back without a code does not count: nobody is left out because of words. */
async function isSoftTooOften({ db }: SendingChange, subscriber: string): Promise<boolean> {
  const { rows } = await sql`select from newsletter_recipients
    where subscriber_id = ${subscriber} and state = 'bounced_soft' and reason <> ''
      and bounced_at > now() - make_interval(days => ${SOFT.days}) limit ${SOFT.most}`.execute(db)
  return rows.length === SOFT.most
}
