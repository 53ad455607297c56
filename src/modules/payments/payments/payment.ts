import { z } from 'zod'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { some, YesNo } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { PAYMENT_SOURCES, PAYMENT_STATES } from './life-cycle.ts'

const PROVIDERS = ['none', 'stripe', 'paypal', 'rehearsal'] as const
export type ProviderName = (typeof PROVIDERS)[number]

const fixed = { readOnly: true } as const

/** Who moved it; which of the staff is in the history. */
const ORIGINS = ['staff', 'buyer', 'provider', 'time'] as const
export type Origin = (typeof ORIGINS)[number]

export const REFUND_STATES = ['pending', 'done', 'failed'] as const

const Refund = z.object({
  _id: Id,
  amount: z.int(),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  created: Timestamp,
})

/** One line of what happened to a payment; never rewritten. */
const PaymentEvent = z.object({
  at: Timestamp,
  action: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: z.int().nullable(),
  origin: z.enum(ORIGINS),
})

/** Money for something: what it is for is known by kind and id alone. */
export const payment = noun({
  name: 'payment',
  path: 'payment',
  module: 'payments',
  title: { one: 'payment', many: 'payments' },
  fields: {
    /** The number people know the subject by. */
    subject_label: field.text(fixed),
    /** 'order'; empty where money came that belongs to nothing we know. */
    subject_kind: field.text(fixed),
    subject_id: field.reference(fixed),
    state: field.choice(PAYMENT_STATES, fixed),
    source: field.choice(PAYMENT_SOURCES, fixed),
    provider: field.choice(PROVIDERS, fixed),
    amount: field.cents(fixed),
    captured: field.cents(fixed),
    refunded: field.cents(fixed),
    currency: field.text(fixed),
    test: field.flag(fixed),
    /** As the provider calls it. */
    reference: field.text({ ...fixed, code: true }),
    /** Until when the provider's page can be used. */
    expires: field.moment({ ...fixed, column: 'expires_at' }),
    refunds: field.derived(z.array(Refund)),
    events: field.derived(z.array(PaymentEvent)),
  },
  list: {
    search: ['subject_label', 'reference'],
    filters: ['source', 'provider', 'test'],
    conditions: {
      payment_provider_state: some(z.enum(PAYMENT_STATES)),
      /** Money that belongs to nothing we know. */
      unmatched: YesNo.optional(),
      subject: Id.optional(),
    },
    sort: ['created', 'amount'],
  },
  calls: ['list', 'search', 'pageData', 'read', 'readMany'],
})
export type Payment = ItemOf<typeof payment>
