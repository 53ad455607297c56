import type { Selectable } from 'kysely'
import type { KernelTables } from '../kernel-tables.ts'
import type { Mailbox } from './delivery/mailbox.ts'

export type MailRow = Selectable<KernelTables['mails']>
type Content = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'html' | 'text'>

export type OutgoingMail = ReturnType<typeof outgoingMail>

/**
 * A mail as it goes out, its key filled in (`openMail`). Addresses are given in parts and the envelope is set by hand, so nothing
 * in a name or subject can add a recipient. The Message-ID stays the same for every try.
 */
export function outgoingMail(mail: Content, mailbox: Mailbox, baseUrl: string) {
  return {
    messageId: `<${mail.id}@${new URL(baseUrl).hostname}>`,
    from: { name: mailbox.name, address: mailbox.from },
    to: { name: '', address: mail.recipient },
    envelope: { from: mailbox.from, to: mail.recipient },
    ...(mailbox.reply_to ? { replyTo: { name: '', address: mailbox.reply_to } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
