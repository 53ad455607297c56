import {
  listOutbox,
  type MailSummary,
  type OutboxMail,
  readOutboxMail,
  releaseOutbox,
  retryOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { errorCatalogue, failures } from '../../app-error.ts'
import type { Change } from '../../change.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { type Route, routesOf } from '../../route.ts'
import { UNCERTAIN } from '../delivery/deliver-mail.ts'
import { DELIVER } from '../mail-jobs.ts'
import { isAlive } from '../mail-key.ts'
import { findMail } from '../mail-states.ts'
import type { MailRow } from '../outgoing-mail.ts'
import { countKept, findMails, type MailHead } from './outbox-queries.ts'

const mailFailures = errorCatalogue({
  notRepeatable: {
    status: 409,
    code: 'mail-sent',
    de: 'Diese Nachricht ist schon gesendet oder wird gerade gesendet.',
    en: 'This message has been sent already or is being sent right now.',
  },
  linkGone: {
    status: 409,
    code: 'mail-expired',
    de: 'Der Link in dieser Nachricht gilt nicht mehr, deshalb wird sie nicht mehr verschickt. Bitte lösen Sie eine neue aus, zum Beispiel eine neue Einladung oder ein neues Passwort.',
    en: 'The link in this message is no longer good, so it is not sent any more. Please cause a new one, for example a new invitation or a new password.',
  },
})

const AT_ONCE = 500

const on = routesOf<KernelTables>()

export const outboxRoutes: Route[] = [
  on(listOutbox, async ({ db }, { query }) => {
    const { rows, numItems, numItemsExact, next } = await findMails(db, query)
    return { items: rows.map(toMailSummary), numItems, numItemsExact, next }
  }),
  on(readOutboxMail, async ({ db }, { params }) => {
    const mail = await findMail(db, params.id)
    if (!mail) throw failures.notFound()
    return toOutboxMail(mail)
  }),
  on(retryOutboxMail, async ({ change }, { params }) =>
    toMailSummary(await change((inside) => retryMail(inside, params.id))),
  ),
  on(releaseOutbox, async ({ db, change }) => {
    const released = await change((inside) => releaseKeptMails(inside))
    return { released, remaining: await countKept(db) }
  }),
]

export function toMailSummary(mail: MailHead): MailSummary {
  return {
    _id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    answer: mail.answer,
    is_uncertain: mail.state === 'failed' && (mail.answer ?? '').startsWith(UNCERTAIN),
    is_link_gone: mail.state !== 'sent' && mail.state !== 'sending' && !isAlive(mail),
    mailbox: mail.mailbox,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
  }
}

function toOutboxMail(mail: MailRow): OutboxMail {
  return { ...toMailSummary(mail), html: mail.html, text: mail.text }
}

/**
 * Sends what was kept while no mailbox existed, oldest first, at most 500 mails. Never done by
 * itself: links in old mails may mean nothing any more, so a person decides.
 */
export async function releaseKeptMails<Tables>(change: Change<Tables>): Promise<number> {
  const { db, enqueue } = change as unknown as Change<KernelTables>
  const kept = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'kept')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  const released = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, answer: null })
    .where('id', 'in', kept)
    .returning('id')
    .execute()
  for (const { id } of released) await enqueue(DELIVER, { id })
  return released.length
}

/** A person decides to try again, also where it is unknown whether the mail arrived. */
export async function retryMail(change: Change<KernelTables>, id: string): Promise<MailRow> {
  const before = await change.db
    .selectFrom('mails')
    .select(['id', 'state', 'sealed_key', 'key_expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw failures.notFound()
  if (before.state === 'sent' || before.state === 'sending') throw mailFailures.notRepeatable()
  if (!isAlive(before)) throw mailFailures.linkGone()
  const mail = await change.db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, answer: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await change.enqueue(DELIVER, { id })
  await change.audit({
    noun: 'mail',
    id,
    action: 'retry',
    before: { state: before.state },
    after: { state: mail.state },
  })
  return mail
}
