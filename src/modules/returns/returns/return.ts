import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { WITHDRAWALS } from '#modules/catalog/products/product.ts'
import { ORDER_STATES } from '#modules/orders/orders/life-cycle.ts'
import { RETURN_KINDS, RETURN_STATES } from './life-cycle.ts'

/** Quantities as on the wire; the words are those of the order. */
const ReturnLine = z.object({
  _id: z.string(),
  line: z.string(),
  variant: z.string(),
  title: z.string(),
  variant_title: z.string(),
  unit: z.string(),
  withdrawal: z.enum(WITHDRAWALS),
  /** What somebody wants to give back. */
  quantity: z.string(),
  /** What of it was taken back; null before the inspection. */
  accepted: z.string().nullable(),
  is_restocked: z.boolean(),
  /** Cents it was paid with. */
  amount: z.int(),
})

/** What a return has to know of its order, as it is now. */
const ReturnOrder = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  currency: z.string(),
  is_sent: z.boolean(),
  is_paid: z.boolean(),
  /** A provider pays it back; otherwise somebody does, and notes it. */
  is_online: z.boolean(),
  /** Cents that were paid and did not go back yet. */
  refundable: z.int(),
  /** Cents of it that stay here for a reason, over all its returns. */
  withheld: z.int(),
})

const fixed = { readOnly: true } as const
/** What the history must not repeat: it outlives what an erasure leaves. */
const personal = { readOnly: true, confidential: true } as const

/** Somebody withdraws from a contract, complains, or may give something back out of goodwill. */
export const goodsReturn = noun({
  name: 'return',
  path: 'return',
  module: 'returns',
  title: { one: 'return', many: 'returns' },
  fields: {
    number: field.text(fixed),
    kind: field.choice(RETURN_KINDS, { required: true }),
    state: field.choice(RETURN_STATES, fixed),
    /** How the contract was named: the number of the order, as it was typed. */
    contract: field.text({ required: true, max: 60 }),
    name: field.text(personal),
    /** An email address or a number. */
    contact: field.text(personal),
    order: field.reference({ readOnly: true, column: 'order_id' }),
    /** The day of the declaration, where it came by letter or telephone; null: the day it was noted. */
    declared: field.day({ column: 'declared_on' }),
    /** The last day on which the money of a withdrawal goes back in time (§ 357 BGB). */
    due: field.day({ readOnly: true, column: 'due_on' }),
    /** Nothing of the contract was left out. */
    is_whole: field.flag(fixed),
    /** Why it was rejected or closed, or why another amount went back the last time. */
    reason: field.text({ readOnly: true, confidential: true }),
    /** Cents: what the goods were paid with, what the delivery, and what went back. */
    goods_amount: field.cents(fixed),
    shipping_amount: field.cents(fixed),
    refunded_amount: field.cents(fixed),
    /** Cents of it that were never paid, and those that were kept for a reason. */
    reduced_amount: field.derived(z.int()),
    withheld_amount: field.cents(fixed),
    /** Cents that went back although nobody had to give them. */
    given_amount: field.cents(fixed),
    /** Declared by the call or the page: how and when is proof, and nobody writes over it. */
    is_online: field.flag(fixed),
    lang: field.choice(['de', 'en'], fixed),
    lines: field.derived(z.array(ReturnLine)),
    ordered: field.derived(ReturnOrder.nullable()),
    /** Cents that have yet to go back. */
    owed: field.derived(z.int()),
    /** For the team alone. */
    note: field.multiline({ max: 5000, confidential: true }),
  },
  list: {
    search: ['number', 'contract', 'name', 'contact'],
    filters: ['state', 'kind'],
    sort: ['created', 'due'],
  },
  // What somebody declared is the proof of it: nothing is deleted.
  calls: ['list', 'search', 'pageData', 'read', 'readMany', 'create', 'update', 'updateById'],
})
export type GoodsReturn = ItemOf<typeof goodsReturn>
