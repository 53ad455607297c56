import { z } from 'zod'
import { Id, text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { noun } from '#kernel/contract/noun/noun.ts'

const InBoth = (max: number) => z.strictObject({ de: text(max), en: text(max) })
const FollowUps = z.array(z.strictObject({ days: z.int(), template: Id }))

/** A newsletter one can subscribe to. */
export const newsletterList = noun({
  name: 'newsletter-list',
  path: 'newsletter_list',
  module: 'subscribers',
  title: { one: 'list', many: 'lists' },
  fields: {
    name: field.text({ required: true, max: 120 }),
    description: field.json(InBoth(1000)),
    /** '' = the address of the mailbox. */
    from: field.email({ column: 'sender' }),
    reply_to: field.email(),
    /** The uuid of a configured mailbox; null = the usual one. */
    mailbox: field.reference(),
    /** Anybody may subscribe to it, and subscribers find it among their preferences. */
    is_public: field.flag(),
    in_archive: field.flag(),
    /** The sign-up form offers it unless it is told otherwise. */
    in_signup: field.flag(),
    /** What people agree to; '' = the usual sentence. */
    wording: field.json(InBoth(2000)),
    /** What everybody gets who confirms it; written by the call of `sendings`, which mails it. */
    welcome: field.reference({ readOnly: true }),
    follow_ups: field.json(FollowUps, { readOnly: true }),
    numConfirmed: field.derived(z.int(), 'integer'),
    numPending: field.derived(z.int(), 'integer'),
  },
  list: { search: ['name'], filters: ['is_public'], sort: ['name', 'created', 'updated'] },
  trash: true,
})
