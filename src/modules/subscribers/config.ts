import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { Day, Email, Id, text } from '#kernel/contract/fields.ts'

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
  /** Who gets test mails beside the team, once they have confirmed a list. */
  testers: z.array(Email).max(20).default([]),
  /** The mail that asks for a confirmation; '' takes the usual words. No advertising belongs here. */
  doi: z.strictObject({ subject: InBoth(150), text: InBoth(1000) }).prefault({}),
  /** Whether an address is known is told to nobody: everyone hears that a mail is on its way. */
  neutral_answer: z.boolean().default(false),
  /** Forms ask apart whether it may be noticed that somebody opens a mail; who agrees gets a picture. */
  tracking: z.boolean().default(false),
  /** Newsletters an hour, all sendings together; 0 = as many as the mail server takes. */
  per_hour: z.int().min(0).max(1_000_000).default(0),
  /** For a sender nobody knows yet: so many on the first day, twice as many on each one after; 0 = off. */
  ramp: z
    .strictObject({
      per_day: z.int().min(0).max(1_000_000).default(0),
      since: Day.nullable().default(null),
    })
    .prefault({}),
})

/** How a sender nobody knows yet begins. */
export type Ramp = z.output<typeof Newsletter>['ramp']

export const newsletterSection = configSection({
  name: 'components.newsletter',
  label: { de: 'Newsletter', en: 'Newsletter' },
  schema: Newsletter,
  defaults: Newsletter.parse({}),
  isHarmless: true,
})
