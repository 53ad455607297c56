import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Cents, Id, IdParams, text, Version } from '#kernel/contract/fields.ts'
import { payment } from './payment.ts'

/** Whoever moves money, or says that it moved, needs the right to publish. */
const access = staff('payments', 'publish')
const Changed = z.object({ items: z.array(payment.Wire) })
const Read = z.strictObject({ version: Version })
/** Ten million, in cents: whoever types more has slipped. */
const amount = Cents.min(1).max(1_000_000_000)

/** What moves money, or says that it moved, happens once for each key. */
const MONEY: readonly string[] = ['mark_paid', 'refund', 'refund_returned']

function action<const A extends string, B extends z.ZodType>(name: A, body: B, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/api/v0/payment/:id/${name}`,
    access,
    params: IdParams,
    body,
    limit: { max: 60, seconds: 60, per: 'user' },
    ...(MONEY.includes(name) && { idempotent: true }),
    reply: Changed,
    summary,
  })
}

export const paymentActions = {
  mark_paid: action(
    'mark_paid',
    Read.extend({ amount: amount.optional() }),
    'Notes money that has come: the rest, or this much',
  ),
  refund: action(
    'refund',
    Read.extend({ amount: amount.optional(), reason: text(300).default('') }),
    'Gives money back, the same way it came: all that is left, or this much',
  ),
  refund_returned: action(
    'refund_returned',
    Read.extend({ refund: Id }),
    'Notes that a refund by hand came back from the bank: it is owed anew',
  ),
  capture: action(
    'capture',
    Read,
    'Takes money that was only reserved; 409 while the provider still looks at it',
  ),
  cancel: action('cancel', Read, 'Ends a payment that nobody has made yet'),
  remind: action('remind', Read, 'Writes to whoever owes it, with the way to pay'),
  check: action('check', Read, 'Asks the provider how it stands'),
} as const
