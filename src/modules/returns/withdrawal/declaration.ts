import { z } from 'zod'
import { Id, requiredText, text } from '#kernel/contract/fields.ts'
import { Quantity } from '#modules/stock/levels/quantity.ts'

/** The receipt repeats what was typed, to whoever was typed: it must not carry advertising. */
function plainText(max: number) {
  return requiredText(max).refine(isPlain, { error: 'pattern' })
}

function isPlain(value: string): boolean {
  const lower = value.toLowerCase()
  return !/[\p{Cc}\p{Zl}\p{Zp}<>]/u.test(value) && !lower.includes('//') && !lower.includes('www.')
}

const Line = z.strictObject({
  line: Id,
  quantity: Quantity.refine((value) => Number(value) > 0, { error: 'quantity' }),
})

/** All the law lets us ask for: who, which contract, and where the receipt goes. */
export const Declaration = z.strictObject({
  name: plainText(100),
  contract: plainText(60),
  contact: plainText(254),
  /** The end of the link in the mail about the order: with it lines can be chosen. */
  token: text(100).optional(),
  /** Nothing: the whole contract. */
  lines: z
    .array(Line)
    .min(1)
    .max(200)
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
      error: 'duplicate',
    })
    .optional(),
})
export type Declaration = z.infer<typeof Declaration>
