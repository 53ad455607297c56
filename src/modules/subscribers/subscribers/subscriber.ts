import { z } from 'zod'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { some } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { BASES, REASONS, SOURCES, STATES, SubscriptionState } from './subscriber-values.ts'

const Subscription = z.object({
  list: Id,
  state: z.enum(STATES),
  since: Timestamp,
  source: z.enum(SOURCES),
  basis: z.enum(BASES),
  paused_until: Timestamp.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** An address with the lists it has, or has left. Made and ended by calls of their own. */
export const newsletterSubscriber = noun({
  name: 'newsletter-subscriber',
  path: 'newsletter_subscriber',
  module: 'subscribers',
  title: { one: 'subscriber', many: 'subscribers' },
  fields: {
    email: field.email({ readOnly: true }),
    first_name: field.text({ max: 100 }),
    last_name: field.text({ max: 100 }),
    lang: field.choice(['de', 'en']),
    /** Free words. */
    tags: field.tags(),
    /** Named, fixed sets. */
    groups: field.tags(),
    state: field.choice(STATES, { readOnly: true }),
    subscriptions: field.derived(z.array(Subscription)),
    /** Agreed that opening a mail is noticed. */
    tracking: field.flag({ readOnly: true }),
    /** The confirmed lists, as the account of the same person has them. */
    userData: field.derived(z.object({ newsletter: z.object({ subscribed_lists: z.array(Id) }) })),
    /** The account of the same person. */
    user: field.derived(Id.nullable()),
    person: field.derived(Id.nullable()),
    /** Why nothing goes to the address at all; null where something may. */
    blocked: field.derived(z.enum(REASONS).nullable()),
    created_at: field.derived(Timestamp),
  },
  list: {
    search: ['email', 'first_name', 'last_name'],
    filters: ['lang', 'tags', 'groups'],
    /** With a list, `state` is how it stands with that one. */
    conditions: { list: Id.optional(), user: Id.optional(), state: some(SubscriptionState) },
    sort: ['created', 'updated', 'email'],
  },
  calls: ['list', 'search', 'pageData', 'read', 'readMany', 'update', 'updateById'],
})
export type Subscriber = ItemOf<typeof newsletterSubscriber>
