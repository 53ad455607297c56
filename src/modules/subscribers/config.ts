import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { Id, text } from '#kernel/contract/fields.ts'

const InBoth = (max: number) =>
  z.strictObject({ de: text(max).default(''), en: text(max).default('') }).prefault({})

const Newsletter = z.strictObject({
  /** The mailbox that sends what a list has none of its own for; null = the usual one. */
  mailbox: Id.nullable().default(null),
  /**
   * Where servers say that a mail did not arrive, at an address of its own for each mail; null = at the
   * mailbox that sends.
   */
  bounce_mailbox: Id.nullable().default(null),
  /** The mail that asks for a confirmation; '' takes the usual words. No advertising belongs here. */
  doi: z.strictObject({ subject: InBoth(150), text: InBoth(1000) }).prefault({}),
  /** Whether an address is known is told to nobody: everyone hears that a mail is on its way. */
  neutral_answer: z.boolean().default(false),
})

export const newsletterSection = configSection({
  name: 'components.newsletter',
  label: { de: 'Newsletter', en: 'Newsletter' },
  schema: Newsletter,
  defaults: Newsletter.parse({}),
  isHarmless: true,
})
