import type { MailSummary, OutboxMail } from '#kernel/contract/mail-outbox.ts'
import { UNCERTAIN } from './deliver-mail.ts'
import type { MailRow } from './letter.ts'
import { isAlive } from './mail-key.ts'
import type { MailHead } from './outbox-queries.ts'

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

export function toOutboxMail(mail: MailRow): OutboxMail {
  return { ...toMailSummary(mail), html: mail.html, text: mail.text }
}
