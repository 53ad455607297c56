import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { Id, requiredText, text } from '#kernel/contract/fields.ts'

const InBoth = z.strictObject({ de: text(5000).default(''), en: text(5000).default('') })

export const FIELD_TYPES = ['text', 'email', 'phone', 'multiline', 'choice', 'boolean'] as const

const Field = z.strictObject({
  /** The field's name in a stored message. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.strictObject({ de: requiredText(100), en: requiredText(100) }),
  type: z.enum(FIELD_TYPES),
  options: z.array(requiredText(100)).max(50).default([]),
  required: z.boolean().default(false),
})
export type MessageField = z.infer<typeof Field>

/** Where a message goes whose field has this value. */
const Route = z.strictObject({
  field: requiredText(40),
  value: requiredText(100),
  /** The mailbox that answers it; null = the default one. */
  mailbox: Id.nullable().default(null),
  assigned_to: Id.nullable().default(null),
  tag: text(60).trim().default(''),
})

const Canned = z.strictObject({ title: requiredText(100), text: requiredText(5000) })

const Message = z.strictObject({
  fields: z
    .array(Field)
    .max(30)
    .refine(hasDistinctNames, { error: 'duplicate' })
    .prefault([
      { name: 'name', label: { de: 'Name', en: 'Name' }, type: 'text', required: true },
      { name: 'email', label: { de: 'E-Mail', en: 'Email' }, type: 'email', required: true },
      {
        name: 'message',
        label: { de: 'Nachricht', en: 'Message' },
        type: 'multiline',
        required: true,
      },
    ]),
  /** Below every reply; may name `{{me}}`. */
  signature: InBoth.prefault({}),
  /** Texts to begin a reply with; may name `{{name}}`, `{{subject}}`, `{{me}}`. */
  canned: z.array(Canned).max(100).default([]),
  auto_reply: z
    .strictObject({ enabled: z.boolean().default(false), text: InBoth.prefault({}) })
    .prefault({}),
  routing: z.array(Route).max(100).default([]),
  /** Mails to a fetched mailbox that answer nothing become messages. */
  takes_mail: z.boolean().default(true),
  /** Days after the last word before a message is erased; 0 = never. */
  retention_days: z.int().min(0).max(3650).default(730),
})

/** Fields of the form, replies, routing and how long messages are kept. */
export const messageSection = configSection({
  name: 'components.message',
  label: { de: 'Nachrichten', en: 'Messages' },
  schema: Message,
  defaults: Message.parse({}),
  publicPaths: ['fields'],
})

function hasDistinctNames(fields: readonly { name: string }[]): boolean {
  return new Set(fields.map(({ name }) => name)).size === fields.length
}
