import type { Selectable } from 'kysely'
import type { KernelTables } from '../kernel-tables.ts'
import type { Mailbox } from './delivery/mailbox.ts'
import type { AttachedFile } from './mail-parts.ts'

export type MailRow = Selectable<KernelTables['mails']>
type Content = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'html' | 'text'> &
  Partial<Pick<MailRow, 'thread' | 'reply_to' | 'submitted'>> & {
    files?: readonly AttachedFile[]
    /** Whom it comes from; the mailbox unless said. */
    from?: string
    /** Where servers report that it did not arrive; the mailbox unless said, whatever `from` is. */
    returnPath?: string
    /** Further headers, each on one line as it is: not folded, not encoded. */
    headers?: Readonly<Record<string, string>>
  }

export type OutgoingMail = ReturnType<typeof outgoingMail>

/**
 * A mail as it goes out, its key filled in (`openMail`). Addresses are given in parts and the envelope is set by hand, so nothing
 * in a name or subject can add a recipient. The Message-ID stays the same for every try.
 */
export function outgoingMail(mail: Content, mailbox: Mailbox, baseUrl: string) {
  const { thread, submitted = 'auto-generated', files = [], from = mailbox.from } = mail
  const replyTo = mail.reply_to ?? mailbox.reply_to
  return {
    messageId: thread?.message_id ?? `<${mail.id}@${new URL(baseUrl).hostname}>`,
    ...(thread?.in_reply_to ? { inReplyTo: thread.in_reply_to } : {}),
    ...(thread?.references.length ? { references: thread.references } : {}),
    from: { name: mailbox.name, address: from },
    to: { name: '', address: mail.recipient },
    envelope: { from: mail.returnPath ?? mailbox.from, to: mail.recipient },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
    headers: {
      ...(submitted === 'no' ? {} : { 'Auto-Submitted': submitted }),
      ...asTheyAre(mail.headers ?? {}),
    },
  }
}

function asTheyAre(headers: Readonly<Record<string, string>>) {
  const entries = Object.entries(headers).map(
    ([name, value]) => [name, { prepared: true, value }] as const,
  )
  return Object.fromEntries(entries)
}
