import { z } from 'zod'
import { Cents, Id } from '#kernel/contract/fields.ts'
import { YesNo } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { VAT_ID_STATES, VatId } from './vat-ids/vat-id.ts'

const fixed = { readOnly: true } as const
/** What the history must not repeat: it outlives an erasure. */
const personal = { readOnly: true, confidential: true } as const

/** Cents, or none. */
const limit = {
  ...field.cents(),
  wire: z.int().nullable(),
  body: Cents.min(1).nullable(),
  isNullable: true,
}

/** A person who has ordered, with an account or as a guest; both have the same id. */
export const customer = noun({
  name: 'customer',
  path: 'customer',
  module: 'customers',
  title: { one: 'customer', many: 'customers' },
  fields: {
    /** As typed with the latest order. */
    name: field.text(personal),
    email: field.email(personal),
    company: field.text(personal),
    last_order: field.moment({ readOnly: true, column: 'last_order_at' }),
    is_blocked: field.flag(fixed),
    /** For the team alone. */
    block_reason: field.text(personal),
    no_invoice: field.flag(),
    /** Cents an order may cost at most. */
    max_order: limit,
    /** Cents that may be unpaid by invoice at any time. */
    max_open: limit,
    vat_id: {
      ...field.text({ max: 30, confidential: true, column: 'vat_number' }),
      body: z.union([z.literal(''), VatId], { error: 'vat_id' }),
    },
    /** What the register of the EU says of it, and when it did. */
    vat_id_state: field.choice(VAT_ID_STATES, fixed),
    vat_id_checked: field.moment({ readOnly: true, column: 'vat_id_checked_at' }),
    /** As registered; '' where the country does not tell. */
    vat_id_name: field.text(personal),
    vat_id_address: field.text(personal),
    /** Proves that it was asked. */
    vat_id_reference: field.text(personal),
    /** For the team alone. */
    note: field.multiline({ max: 5000, confidential: true }),
    currency: field.text(fixed),
    person: field.derived(Id),
    account: field.derived(Id.nullable()),
    orders: field.derived(z.int(), 'integer'),
    /** Cents: what was ordered and neither cancelled nor paid back. */
    turnover: field.derived(z.int(), 'cents'),
    /** Cents the customer has yet to pay. */
    open: field.derived(z.int(), 'cents'),
    /** Cents the shop has yet to pay back. */
    owed: field.derived(z.int(), 'cents'),
  },
  list: {
    search: ['name', 'email', 'company'],
    filters: ['is_blocked', 'no_invoice'],
    conditions: {
      has_account: YesNo.optional(),
      /** Something is to be paid, by either side. */
      has_open: YesNo.optional(),
    },
    sort: ['created', 'last_order', 'name'],
  },
  // Orders make customers and keep them; reading goes its own way: after a merge both ids answer.
  calls: ['list', 'search', 'pageData', 'readMany', 'update', 'updateById'],
})
export type Customer = ItemOf<typeof customer>
