import { customField } from '#kernel/admin/fields/field.ts'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { email, secret, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import type { FieldsOf } from '#kernel/admin/fields/structured/group-fields.ts'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { PortInput } from './port-input.tsx'

export const mailboxFields = {
  name: text({ required: true, max: 100 }),
  from: email({ required: true }),
  reply_to: email(),
  host: text({ required: true, max: 253, code: true }),
  port: customField<number>({ empty: null, Input: PortInput }, { required: true }),
  secure: boolean(),
  user: text({ max: 254, code: true }),
  password: secret(),
  imap_host: text({ required: true, max: 253, code: true }),
  imap_port: customField<number>({ empty: null, Input: PortInput }, { required: true }),
  imap_secure: boolean(),
  imap_user: text({ max: 254, code: true }),
  imap_password: secret(),
  imap_folder: text({ required: true, max: 200 }),
} satisfies FieldsOf<Mailbox>

const USUAL_PORT = { plain: 587, tls: 465 }

/** A new mailbox; the ids are the caller's to make. */
export function emptyMailbox(id: string): Mailbox {
  return {
    uuid: id,
    _id: id,
    name: '',
    host: '',
    port: USUAL_PORT.plain,
    secure: false,
    user: '',
    password: '',
    from: '',
    reply_to: '',
    imap_host: '',
    imap_port: 993,
    imap_secure: true,
    imap_user: '',
    imap_password: '',
    imap_folder: 'INBOX',
  }
}

/** Switching encryption takes its usual port along, unless someone chose another one. */
export function withUsualPort(before: Mailbox, after: Mailbox): Mailbox {
  if (before.secure === after.secure) return after
  const [from, to] = after.secure
    ? [USUAL_PORT.plain, USUAL_PORT.tls]
    : [USUAL_PORT.tls, USUAL_PORT.plain]
  return after.port === from ? { ...after, port: to } : after
}
