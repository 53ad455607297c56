import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { Email, requiredText, text } from '#kernel/contract/fields.ts'
import { failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import { faultsByField } from '../http/parse-input.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { DELIVER } from './mail-jobs.ts'
import { DrawnKey, sealKey } from './mail-key.ts'
import { MailAttachment, MailSubmitted, MailThread, ONE_LINE } from './mail-parts.ts'

const MAX_BODY = 1_000_000

/** Exactly one recipient, and a subject that is one line: there is no way to smuggle in a header. */
export const OutgoingMail = z.strictObject({
  to: Email.regex(ONE_LINE, { error: 'email' }),
  subject: requiredText(300).regex(ONE_LINE),
  html: text(MAX_BODY),
  text: text(MAX_BODY),
  /** The uuid of a configured mailbox; the default one unless said. */
  mailbox: z.string().optional(),
  /** From `renderMail`: what its link ends with. It is kept apart from the text, sealed. */
  key: DrawnKey.optional(),
  /** The conversation it belongs to, so that mail programs show it there and answers find back. */
  thread: MailThread.optional(),
  /** Where answers go; the mailbox's own choice unless said. */
  reply_to: Email.regex(ONE_LINE, { error: 'email' }).optional(),
  /** 'no' when a person wrote it; programs that answer by themselves look at it. */
  submitted: MailSubmitted.default('auto-generated'),
  /** Files of the storage that go along. */
  attachments: z.array(MailAttachment).max(20).default([]),
})
export type OutgoingMail = z.input<typeof OutgoingMail>

/**
 * Puts a mail into the outbox inside a change: it goes out if and when the change is committed.
 * Without any mailbox it is kept there, readable but for its key, until one is set up.
 * @example await change((to) => sendMail(to, { to: user.email, subject, ...renderMail(…) }))
 */
export async function sendMail<Tables>(
  change: Change<Tables>,
  mail: OutgoingMail,
): Promise<string> {
  const checked = check(mail)
  const id = uuidv7()
  const { db, enqueue, cipher, scope } = change as unknown as Change<KernelTables>
  if (scope.laidOn) return id
  await db
    .insertInto('mails')
    .values({
      id,
      recipient: checked.to,
      subject: checked.subject,
      html: checked.html,
      text: checked.text,
      mailbox: checked.mailbox ?? null,
      state: 'queued',
      attempts: 0,
      sealed_key: checked.key ? sealKey(cipher, id, checked.key) : null,
      key_expires_at: checked.key?.expiresAt ?? null,
      thread: checked.thread ? JSON.stringify(checked.thread) : null,
      reply_to: checked.reply_to ?? null,
      submitted: checked.submitted,
      attachments: JSON.stringify(checked.attachments),
    })
    .execute()
  await enqueue(DELIVER, { id })
  return id
}

function check(mail: OutgoingMail) {
  const parsed = OutgoingMail.safeParse(mail)
  if (parsed.success) return parsed.data
  throw failures.invalid({ fields: faultsByField(parsed.error.issues, 'de') })
}
