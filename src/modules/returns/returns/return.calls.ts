import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { CaptchaProof } from '#kernel/contract/captcha.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Cents, Day, Id, IdParams, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { Quantity } from '#modules/stock/levels/quantity.ts'
import { Declaration } from '../withdrawal/declaration.ts'
import { goodsReturn } from './return.ts'

const edit = staff('returns', 'edit')
const publish = staff('returns', 'publish')

const Moved = z.object({ items: z.array(goodsReturn.Wire) })
const Read = z.strictObject({ version: Version })

function step<const A extends string, B extends z.ZodType>(
  action: A,
  { access, body, summary }: { access: typeof edit; body: B; summary: string },
) {
  return endpoint({
    method: 'POST',
    path: `/api/v0/return/:id/${action}`,
    access,
    params: IdParams,
    body,
    reply: Moved,
    summary,
  })
}

const Reasoned = Read.extend({ reason: text(500).default('') })

/** What ends the contract or is about money takes the right to publish. */
export const returnSteps = {
  acknowledge: step('acknowledge', {
    access: edit,
    body: Read,
    summary: 'Notes that whoever withdrew has a receipt, where none could be mailed',
  }),
  send_label: step('send_label', { access: edit, body: Read, summary: 'A label was sent' }),
  dispatch: step('dispatch', { access: edit, body: Read, summary: 'The goods are on their way' }),
  receive: step('receive', { access: edit, body: Read, summary: 'The goods have arrived' }),
  inspect: step('inspect', {
    access: edit,
    body: Read.extend({
      lines: z
        .array(z.strictObject({ _id: Id, accepted: Quantity, is_restocked: z.boolean() }))
        .min(1)
        .max(200),
    }),
    summary: 'Says of every line how much is taken back, and whether it is sold again',
  }),
  accept: step('accept', {
    access: publish,
    body: Read,
    summary:
      'Takes the goods back; before an inspection all of them, and what never left is free again',
  }),
  reject: step('reject', {
    access: publish,
    body: Reasoned,
    summary: 'Refuses a return with a reason, which is mailed',
  }),
  refund: step('refund', {
    access: publish,
    body: Read.extend({
      /** Whole cents; what is owed unless said. */
      amount: Cents.min(1).max(1_000_000_000).optional(),
      refunded_on: Day,
      reason: text(500).default(''),
    }),
    summary: 'Notes that money went back; another amount than is owed needs a reason',
  }),
  close: step('close', {
    access: edit,
    body: Reasoned,
    summary: 'Ends a return; one that nothing came of needs a reason',
  }),
} as const

/** What whoever declares is told, in the same words whether there is such an order or not. */
const Receipt = z.object({
  number: z.string(),
  declared: Timestamp,
  name: z.string(),
  contract: z.string(),
  contact: z.string(),
  /** A receipt is on its way to the address. */
  is_mailed: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

export const declareReturn = endpoint({
  method: 'POST',
  path: '/api/v0/return/declare',
  access: anyone,
  limit: { max: 20, seconds: 3600, per: 'ip' },
  idempotent: true,
  body: Declaration.extend({ captcha: CaptchaProof.optional() }),
  reply: z.object({ receipt: Receipt }),
  summary: 'Somebody withdraws from a contract (§ 356a BGB); unknown orders get the same answer',
})
