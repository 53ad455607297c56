import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { Email, Id, requiredText, text } from '../fields.ts'

const HOST = /^[a-z0-9.:-]+$/i

export const Mailbox = z.strictObject({
  uuid: Id,
  _id: Id,
  name: requiredText(100),
  host: text(253).trim().min(1).regex(HOST, { error: 'host' }),
  port: z.int().min(1).max(65_535).default(587),
  /** TLS from the first byte (usually port 465); otherwise STARTTLS is asked for. */
  secure: z.boolean().default(false),
  user: text(254).default(''),
  password: text(500).default(''),
  from: Email,
  reply_to: z.union([z.literal(''), Email], { error: 'email' }).default(''),
  /** Where its mails are fetched (IMAP); '' = they are not. */
  imap_host: z.union([z.literal(''), text(253).trim().regex(HOST)], { error: 'host' }).default(''),
  imap_port: z.int().min(1).max(65_535).default(993),
  /** TLS from the first byte; otherwise STARTTLS is asked for. */
  imap_secure: z.boolean().default(true),
  /** '' = the same as for sending. */
  imap_user: text(254).default(''),
  imap_password: text(500).default(''),
  imap_folder: requiredText(200).default('INBOX'),
})
export type Mailbox = z.infer<typeof Mailbox>

const Mail = z
  .strictObject({
    mailboxes: z.array(Mailbox).max(50).default([]),
    /** The uuid of the mailbox that sends what no other was chosen for; '' = the first one. */
    DEFAULT_SYSTEM_MAILBOX: z.union([z.literal(''), Id], { error: 'mailbox' }).default(''),
  })
  .refine(hasDistinctMailboxes, { path: ['mailboxes'], error: 'mailbox' })
  .refine(knowsDefaultMailbox, { path: ['DEFAULT_SYSTEM_MAILBOX'], error: 'mailbox' })
type MailConfig = z.infer<typeof Mail>

export const mailSection = configSection({
  name: 'mail',
  label: { de: 'E-Mail', en: 'Email' },
  schema: Mail,
  defaults: Mail.parse({}),
  secretPaths: ['mailboxes.*.password', 'mailboxes.*.imap_password'],
  isHarmless: true,
})

/** The mailbox for mails of the system, or undefined as long as none is configured. */
export function defaultMailbox(mail: MailConfig): Mailbox | undefined {
  const chosen = mail.mailboxes.find(({ uuid }) => uuid === mail.DEFAULT_SYSTEM_MAILBOX)
  return chosen ?? mail.mailboxes[0]
}

type Ids = { mailboxes: readonly { uuid: string; _id: string }[] }

function hasDistinctMailboxes({ mailboxes }: Ids): boolean {
  return [mailboxes.map(({ uuid }) => uuid), mailboxes.map(({ _id }) => _id)].every(
    (ids) => new Set(ids).size === ids.length,
  )
}

function knowsDefaultMailbox(mail: Ids & { DEFAULT_SYSTEM_MAILBOX: string }): boolean {
  const chosen = mail.DEFAULT_SYSTEM_MAILBOX
  return chosen === '' || mail.mailboxes.some(({ uuid }) => uuid === chosen)
}
