import { z } from 'zod'

const Party = z.object({ name: z.string(), email: z.string() })

const Attachment = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
})

/** What is read from the bytes of a mail; everything in it is bounded and can be stored. */
export const ParsedMail = z.object({
  /** As it stands in the header: `<id@host>`. */
  messageId: z.string().nullable(),
  /** Message-IDs it answers, the nearest first. */
  inReplyTo: z.array(z.string()),
  from: Party.nullable(),
  /** Where answers are wanted, when not at `from`. */
  replyTo: Party.nullable(),
  /** Everybody it names as a recipient, in lower case. */
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** By lower-case name; the first of several. */
  headers: z.record(z.string(), z.string()),
  /** Whether a person wrote it (RFC 3834). */
  automatic: z.enum(['no', 'reply', 'bulk', 'bounce']),
  /** The sender asks not to be answered by a program. */
  wantsNoAutoReply: z.boolean(),
  attachments: z.array(Attachment),
  /** Names of files that were too many. */
  leftOut: z.array(z.string()),
})
export type ParsedMail = z.infer<typeof ParsedMail>

export type ParseTask = { raw: Uint8Array }
