import { z } from 'zod'
import { signedIn, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Cents, Day, Id, IdParams, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { PAYMENT_STATES } from '#modules/payments/payments/life-cycle.ts'
import { Quantity } from '#modules/stock/levels/quantity.ts'
import type { Difference as Money } from '../editing/edit-rules.ts'
import { DELIVERY_KINDS, MAIL_KINDS, ORDER_STATES } from './life-cycle.ts'
import { order } from './order.ts'

const edit = staff('orders', 'edit')
const publish = staff('orders', 'publish')

const Moved = z.object({ items: z.array(order.Wire) })
const SomeLines = z
  .array(z.strictObject({ line: Id, quantity: Quantity }))
  .min(1)
  .max(500)
const Read = z.strictObject({ version: Version })

function step<const A extends string>(action: A, access: typeof edit, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v0/order/:id/${action}`,
    access,
    params: IdParams,
    body: Read,
    reply: Moved,
    summary,
  })
}

function cameBack<const A extends string>(action: A, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v0/order/:id/${action}`,
    access: publish,
    params: IdParams,
    /** With a shipment only that one: its goods stay ordered, and can be sent again. */
    body: Read.extend({ shipment: Id.optional() }),
    reply: Moved,
    summary,
  })
}

/** The buyer's contract, goods and money take the right to publish. */
export const orderSteps = {
  accept: step('accept', publish, 'Accepts an order and tells the buyer'),
  mark_paid: endpoint({
    method: 'POST',
    path: '/api/v0/order/:id/mark_paid',
    access: publish,
    params: IdParams,
    body: Read.extend({
      /** Whole cents that came. Asked for where goods came back before: somebody may have paid them, too. */
      amount: Cents.min(1).max(1_000_000_000).optional(),
    }),
    reply: Moved,
    summary: 'Notes that the money has come; how much, where less was asked for than at first',
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v0/order/:id/ship',
    access: edit,
    params: IdParams,
    body: Read.extend({
      /** What leaves now; unless said, all that is left. */
      lines: SomeLines.optional(),
      /** A carrier of the shop's settings. */
      provider: Id.optional(),
      tracking: text(300).optional(),
      /** Unless said, today. */
      shipped_on: Day.optional(),
    }),
    reply: Moved,
    summary: 'The goods, or a part of them, leave the house or lie ready; the buyer is told',
  }),
  complete: step('complete', edit, 'The goods have arrived or were fetched'),
  not_collected: cameBack(
    'not_collected',
    'Nobody fetched the goods: cancels the order, books them back and tells the buyer',
  ),
  undeliverable: cameBack(
    'undeliverable',
    'The goods came back: cancels the order, books them back and tells the buyer',
  ),
  hold: step('hold', edit, 'Puts an order aside'),
  resume: step('resume', edit, 'Takes it up again'),
  cancel: step('cancel', publish, 'Cancels an order, frees its goods and tells the buyer'),
  refund: endpoint({
    method: 'POST',
    path: '/api/v0/order/:id/refund',
    access: publish,
    params: IdParams,
    body: Read.extend({
      /** Whole cents, or goods; with neither all that is owed goes back. */
      amount: Cents.min(1).max(1_000_000_000).optional(),
      lines: SomeLines.optional(),
      reason: text(500).optional(),
    }).refine(({ amount, lines }) => amount === undefined || lines === undefined, {
      path: ['amount'],
      error: 'invalid',
    }),
    reply: Moved,
    summary:
      'Money that is owed back, a sum, or what goods cost: pays it by the provider it came by, or notes that somebody has',
  }),
  waive: step(
    'waive',
    publish,
    'The rest of what came in part need not be paid: it counts as paid',
  ),
} as const

export const mailOrder = endpoint({
  method: 'POST',
  path: '/api/v0/order/:id/mail',
  access: edit,
  params: IdParams,
  body: z.strictObject({ kind: z.enum(MAIL_KINDS) }),
  limit: { max: 30, seconds: 60, per: 'user' },
  reply: Moved,
  summary: 'Sends the buyer a mail of this order once more: the first one, or the last one due',
})

const Difference = z.object({
  before: z.int(),
  after: z.int(),
  refund: z.int(),
  to_pay: z.int(),
}) satisfies z.ZodType<Money>

export const editOrderLines = endpoint({
  method: 'POST',
  path: '/api/v0/order/:id/edit',
  access: publish,
  params: IdParams,
  body: Read.extend({
    /** New quantities; 0 takes a line out, what is not named stays. */
    lines: SomeLines,
    /** Says the difference and changes nothing. */
    dry_run: z.boolean().default(false),
  }),
  reply: Moved.extend({ difference: Difference }),
  summary: 'Other quantities before anything is sent; the difference is known first',
})

export const listCarriers = endpoint({
  method: 'GET',
  path: '/api/v0/order/carriers',
  access: staff('orders', 'view'),
  reply: z.object({ carriers: z.array(z.object({ _id: Id, title: z.string() })) }),
  summary: 'The carriers of the shop, for whoever sends a parcel',
})

const OwnOrder = z.object({
  _id: Id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  payment_provider_state: z.enum(PAYMENT_STATES),
  delivery: z.object({ kind: z.enum(DELIVERY_KINDS) }),
  total: z.int(),
  currency: z.string(),
  created: Timestamp,
})
export type OwnOrder = z.infer<typeof OwnOrder>

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/api/v0/order/own',
  access: signedIn,
  query: z.strictObject({ cursor: Id.optional() }),
  reply: z.object({ items: z.array(OwnOrder), next: z.string().nullable() }),
  summary: 'The own orders of somebody signed in, the latest first',
})
