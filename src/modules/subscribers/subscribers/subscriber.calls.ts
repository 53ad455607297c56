import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Id, Lang, requiredText, Tags, text, Version } from '#kernel/contract/fields.ts'
import { removalCalls } from '#kernel/contract/noun/calls.ts'
import { newsletterList } from '../lists/list.ts'
import { newsletterSubscriber } from './subscriber.ts'

const PATH = '/api/v0/newsletter_subscriber'
const Items = z.object({ items: z.array(newsletterSubscriber.Wire), numItems: z.int() })
const Lists = z.array(Id).min(1).max(50)

/** What allows mails without asking first: it must be said what proves it. */
const Basis = z
  .strictObject({ kind: z.enum(['customer', 'documented']), proof: requiredText(2000) })
  .nullable()
  .default(null)

const NewSubscriber = z.strictObject({
  email: Email,
  first_name: text(100).trim().default(''),
  last_name: text(100).trim().default(''),
  lang: Lang.default('de'),
  tags: Tags.default([]),
  groups: Tags.default([]),
  /** All that the sign-up form offers unless said. */
  lists: Lists.optional(),
  basis: Basis,
})
export type NewSubscriber = z.output<typeof NewSubscriber>

export const createSubscriber = endpoint({
  method: 'POST',
  path: `${PATH}/`,
  access: staff('subscribers', 'create'),
  body: NewSubscriber,
  reply: Items,
  summary: 'Adds a subscriber; without a basis a mail asks for a confirmation first',
})

export const {
  remove: removeSubscriber,
  removeById: removeSubscriberById,
  removeMany: removeSubscribers,
} = removalCalls({
  path: 'newsletter_subscriber',
  access: staff('subscribers', 'delete'),
  summary: {
    one: 'Signs a subscriber off all lists; proof and suppression stay',
    many: 'Signs many subscribers off all lists',
  },
})

/** `add` asks for a confirmation unless a basis is given; `leave` and `block` act at once. */
export const stepSubscriber = endpoint({
  method: 'POST',
  path: `${PATH}/:id/:step`,
  access: staff('subscribers', 'edit'),
  params: z.object({ id: Id, step: z.enum(['add', 'leave', 'block', 'unblock']) }),
  body: z.strictObject({ version: Version, lists: Lists.optional(), basis: Basis }),
  reply: Items,
  summary: 'Adds lists, ends lists, blocks the address by hand or lifts that again',
})

export const editSubscriber = endpoint({
  method: 'GET',
  path: '/api/v1/getPageDataNewseltterSubscriberEdit/',
  access: staff('subscribers', 'view'),
  query: z.object({ id: Id.optional() }),
  reply: z.object({
    subscriber: newsletterSubscriber.Wire.nullable(),
    lists: z.array(newsletterList.Wire),
  }),
  summary: 'What the form of a subscriber needs; `subscriber` is null for a new one',
})
