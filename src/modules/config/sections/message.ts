import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { requiredText } from '#kernel/contract/fields.ts'

const Field = z.strictObject({
  /** The field's name in a stored message. */
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.strictObject({ de: requiredText(100), en: requiredText(100) }),
  type: z.enum(['text', 'email', 'phone', 'multiline', 'choice', 'boolean']),
  options: z.array(requiredText(100)).max(50).default([]),
  required: z.boolean().default(false),
})

const Message = z.strictObject({
  fields: z
    .array(Field)
    .max(30)
    .prefault([
      { name: 'name', label: { de: 'Name', en: 'Name' }, type: 'text', required: true },
      { name: 'email', label: { de: 'E-Mail', en: 'E-mail' }, type: 'email', required: true },
      {
        name: 'message',
        label: { de: 'Nachricht', en: 'Message' },
        type: 'multiline',
        required: true,
      },
    ]),
})

export const messageSection = configSection({
  name: 'components.message',
  label: { de: 'Nachrichten', en: 'Messages' },
  schema: Message,
  defaults: Message.parse({}),
  publicPaths: ['fields'],
})
