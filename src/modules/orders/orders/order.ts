import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { WITHDRAWALS } from '#modules/catalog/products/product.ts'
import { PAYMENT_SOURCES, PAYMENT_STATES } from '#modules/payments/payments/life-cycle.ts'
import { Download } from '../downloads/download.ts'
import { RETURN_STATES } from '../returned/return-state.ts'
import { SHIP_STATES, Shipment } from '../shipments/shipment.ts'
import { HELD_FROM, ORDER_STATES } from './life-cycle.ts'

/** As it was typed when the order was placed; nothing that changes later shows through. */
export const OrderAddress = z.object({
  company: z.string(),
  /** Of a company, as it was typed; orders of earlier days have none. */
  vat_id: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** To the address, or where it is fetched, in words of that day; or by download alone. */
export const OrderDelivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ship'), days_min: z.int(), days_max: z.int() }),
  z.object({
    kind: z.literal('pickup'),
    title: z.string(),
    address: z.string(),
    zip: z.string(),
    city: z.string(),
    hours: z.string(),
  }),
  z.object({ kind: z.literal('download') }),
])
export type OrderDelivery = z.infer<typeof OrderDelivery>

export const OrderLine = z.object({
  _id: z.string(),
  variant: z.string(),
  product: z.string(),
  title: z.string(),
  variant_title: z.string(),
  sku: z.string(),
  unit: z.string(),
  /** '2', '0.5' */
  quantity: z.string(),
  /** Whole cents, gross, as everything here. */
  unit_price: z.int(),
  gross: z.int(),
  rate: z.string(),
  /** Why the buyer cannot withdraw from it, if so. */
  withdrawal: z.enum(WITHDRAWALS),
})
export type OrderLine = z.infer<typeof OrderLine>

/** A line of an order that was placed; quantities as on the wire. */
const PlacedLine = OrderLine.extend({
  /** Of it: what somebody wants to give back or has, and what is back. */
  claimed: z.string(),
  returned: z.string(),
  /** Of what is back: what is here again; the rest may stay where it is. */
  arrived: z.string(),
  /** What left the house, and what has yet to. */
  shipped: z.string(),
  to_ship: z.string(),
})

const Refund = z.object({
  _id: z.string(),
  amount: z.int(),
  refunded_on: z.string(),
  note: z.string(),
})

const VatShare = z.object({ rate: z.string(), net: z.int(), vat: z.int(), gross: z.int() })

export const OrderTotals = z.object({
  goods: z.int(),
  shipping: z.int(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  by_rate: z.array(VatShare),
  /** Why there is no VAT, if there is none. */
  exemption: z.string().nullable(),
  /** The words of the shop: before the VAT, and in its place where none is charged. */
  vat_label: z.string(),
  vat_note: z.string(),
  /** By rate, or in one sum. */
  is_detailed: z.boolean(),
})
export type OrderTotals = z.infer<typeof OrderTotals>

/** What the register of the EU said of the buyer's VAT id; the reason why there is no VAT. */
const OrderVatCheck = z.object({
  vat_id: z.string(),
  /** As registered; '' where the country does not tell. */
  name: z.string(),
  address: z.string(),
  reference: z.string(),
  at: z.string(),
})
export type OrderVatCheck = z.infer<typeof OrderVatCheck>

/** A text somebody agreed to: where it stood, which version, when. */
export const AcceptedText = z.object({
  kind: z.enum(['terms', 'special_conditions', 'age', 'digital']),
  address: z.string(),
  version: z.string(),
  at: z.string(),
})
export type AcceptedText = z.infer<typeof AcceptedText>

/** A text the buyer was mailed as a file, as it was on that day. */
const AttachedText = z.object({ name: z.string(), type: z.string(), key: z.string() })
export type AttachedText = z.infer<typeof AttachedText>

const fixed = { readOnly: true } as const
/** What the history must not repeat: it outlives what an erasure leaves of an order. */
const personal = { readOnly: true, confidential: true } as const

/** What somebody has bought. It came as it is; staff move it on, and note what they need. */
export const order = noun({
  name: 'order',
  path: 'order',
  module: 'orders',
  title: { one: 'order', many: 'orders' },
  fields: {
    number: field.text(fixed),
    name: field.text(personal),
    email: field.email(personal),
    state: field.choice(ORDER_STATES, fixed),
    payment_source: field.choice(PAYMENT_SOURCES, fixed),
    payment_provider_state: field.choice(PAYMENT_STATES, fixed),
    /** Until when it waits for money that comes in advance. */
    pay_until: field.moment(fixed),
    held_from: field.choice(HELD_FROM, fixed),
    total: field.cents(fixed),
    /** Paid without money: it counts nowhere, and its number is of another range. */
    test: field.flag(fixed),
    currency: field.text(fixed),
    lang: field.choice(['de', 'en'], fixed),
    address: field.json(OrderAddress, personal),
    vat_check: field.json(OrderVatCheck.nullable(), personal),
    delivery: field.json(OrderDelivery, fixed),
    totals: field.json(OrderTotals, fixed),
    accepted_texts: field.json(z.array(AcceptedText), fixed),
    attached_texts: field.json(z.array(AttachedText), fixed),
    /** Who bought it; null for whoever was forgotten. */
    person: field.derived(Id.nullable()),
    lines: field.derived(z.array(PlacedLine)),
    shipments: field.derived(z.array(Shipment)),
    /** What it was sold with as files. */
    downloads: field.derived(z.array(Download)),
    ship_state: field.derived(z.enum(SHIP_STATES)),
    return_state: field.derived(z.enum(RETURN_STATES)),
    /** When it ended because no money had come. */
    expired: field.moment({ ...fixed, column: 'expired_at' }),
    /** What need not be paid any more, and what stays here although goods came back. */
    reduced: field.cents(fixed),
    withheld: field.cents(fixed),
    /** What of its money is here: what came, less what went back or is on its way. */
    balance: field.cents(fixed),
    /** What the order itself owes: too much came, or a refund did not arrive. */
    refund_due: field.cents(fixed),
    /** What of its price went back to the buyer or is on its way, and each time money did. */
    refunded: field.cents(fixed),
    /** What went back for goods that were given back, or was to. */
    refunded_goods: field.cents(fixed),
    refunds: field.derived(z.array(Refund)),
    /** Its buyer has to get money back, and it is not on its way. */
    is_owed: field.flag(fixed),
    /** Number of the parcel, or the address where it can be followed. */
    tracking: field.text({ max: 300, confidential: true }),
    /** For the team alone. */
    note: field.multiline({ max: 5000, confidential: true }),
  },
  list: {
    search: ['number', 'name', 'email'],
    filters: ['state', 'payment_provider_state', 'payment_source', 'is_owed', 'test'],
    sort: ['created', 'total'],
  },
  calls: ['list', 'search', 'pageData', 'read', 'readMany', 'update', 'updateById'],
})
export type Order = ItemOf<typeof order>
