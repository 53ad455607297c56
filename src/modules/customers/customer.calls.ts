import { z } from 'zod'
import { admin, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, IdParams, Lang, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { YesNo } from '#kernel/contract/list.ts'
import { ORDER_STATES } from '#modules/orders/orders/life-cycle.ts'
import { PAYMENT_SOURCES, PAYMENT_STATES } from '#modules/payments/payments/life-cycle.ts'
import { mergePersons } from '#modules/people/merges/merge.calls.ts'
import { erasePerson } from '#modules/people/persons/person.calls.ts'
import { ExportFormat } from '#modules/users/people/person.calls.ts'
import { customer } from './customer.ts'

const ONE = '/api/v0/customer/:id'

const CustomerOrder = z.object({
  _id: Id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  payment_source: z.enum(PAYMENT_SOURCES),
  payment_provider_state: z.enum(PAYMENT_STATES),
  total: z.int(),
  currency: z.string(),
  /** Cents yet to be paid by the customer, and by the shop. */
  open: z.int(),
  owed: z.int(),
  created: Timestamp,
})
export type CustomerOrder = z.infer<typeof CustomerOrder>

export const listCustomerOrders = endpoint({
  method: 'GET',
  path: `${ONE}/orders`,
  access: staff('customers', 'view'),
  params: IdParams,
  query: z.strictObject({ cursor: Id.optional(), is_open: YesNo.default(false) }),
  reply: z.object({ items: z.array(CustomerOrder), next: z.string().nullable() }),
  summary: 'The orders of a customer, the latest first; or only those with something to pay',
})

/** The buyer notices it at once, so it takes the right to publish. */
export const blockCustomer = endpoint({
  method: 'POST',
  path: `${ONE}/block`,
  access: staff('customers', 'publish'),
  params: IdParams,
  body: z.strictObject({
    version: Version,
    is_blocked: z.boolean(),
    /** For the team alone. */
    reason: text(500).trim().default(''),
  }),
  reply: z.object({ items: z.array(customer.Wire), numItems: z.int() }),
  summary: 'Lets a customer order nothing more, or lets them order again',
})

export const checkVatId = endpoint({
  method: 'POST',
  path: `${ONE}/check_vat_id`,
  access: staff('customers', 'edit'),
  params: IdParams,
  body: Empty,
  limit: { max: 20, seconds: 60, per: 'user' },
  reply: z.object({ items: z.array(customer.Wire), numItems: z.int() }),
  summary: 'Asks the register of the EU once more whether the VAT id of a customer is valid',
})

const other = { other: Id }

/** The same as merging their persons; who stays keeps the stricter limits of both. */
export const mergeCustomers = endpoint({
  method: 'POST',
  path: `${ONE}/merge`,
  access: mergePersons.access,
  params: IdParams,
  body: z.discriminatedUnion('dryRun', [
    z.strictObject({ ...other, dryRun: z.literal(true) }),
    z.strictObject({
      ...other,
      dryRun: z.literal(false),
      fromVersion: Version,
      intoVersion: Version,
    }),
  ]),
  reply: mergePersons.reply,
  summary: 'Makes one customer of two, or shows what would come of it; `other` goes',
})

/** Guests have no other way; accounts are erased under "users". */
export const eraseCustomer = endpoint({
  method: 'POST',
  path: `${ONE}/erase`,
  access: erasePerson.access,
  stepUp: 'in-handler',
  params: IdParams,
  body: erasePerson.body,
  reply: erasePerson.reply,
  summary: 'Erases a customer without an account from all modules, or says what would go',
})

export const exportCustomer = endpoint({
  method: 'GET',
  path: `${ONE}/export`,
  access: admin,
  narrows: true,
  stepUp: 'password',
  params: IdParams,
  query: z.strictObject({ format: ExportFormat.default('json'), lang: Lang.optional() }),
  raw: true,
  reply: z.unknown(),
  summary: 'Everything all modules hold about a customer, as a JSON file or as a page',
})
