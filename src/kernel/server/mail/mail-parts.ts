import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { requiredText, text } from '#kernel/contract/fields.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { defineEvent } from '../jobs/event.ts'

/** Nothing in it can begin a new header. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** As it stands in a header: `<id@host>`. */
export const MessageId = z.string().regex(/^<[\w.!#$%&'*+/=?^`{|}~-]{1,200}@[\w.-]{1,200}>$/)

export const MailThread = z.strictObject({
  /** Its own Message-ID; made from the row unless said. */
  message_id: MessageId.optional(),
  in_reply_to: MessageId.optional(),
  references: z.array(MessageId).max(50).default([]),
})
export type MailThread = z.infer<typeof MailThread>

/** Written by a person ('no'), by the house, or in answer to a mail by the house (RFC 3834). */
export const MailSubmitted = z.enum(['no', 'auto-generated', 'auto-replied'])
export type MailSubmitted = z.infer<typeof MailSubmitted>

export const MailAttachment = z.strictObject({
  name: requiredText(255).regex(ONE_LINE),
  type: text(200).regex(/^[\w.+-]+\/[\w.+-]+$/),
  /** Where its bytes lie in the storage. */
  key: requiredText(300),
})
export type MailAttachment = z.infer<typeof MailAttachment>

/** A mail did not go out: at its first failure it will be tried again, at its last it is given up. */
export const mailStuck = defineEvent<{ id: string; isGivenUp: boolean }>('mail.stuck')

export type AttachedFile = { name: string; type: string; bytes: Buffer }

/** Read whole: a connection that broke is tried again, and a stream could be read only once. */
export async function readAttachments(
  storage: Storage,
  attachments: readonly MailAttachment[],
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = []
  for (const { name, type, key } of attachments)
    files.push({ name, type, bytes: await buffer(await storage.get(key)) })
  return files
}
