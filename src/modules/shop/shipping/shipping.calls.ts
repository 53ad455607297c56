import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Cents, text } from '#kernel/contract/fields.ts'
import { Chosen, CountryCode } from '../section/vat.ts'

const Line = z.strictObject({
  /** '' stands for the default group. */
  shipping_group: Chosen.default(''),
  vat_group: Chosen.default(''),
  quantity: z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, { error: 'number' }),
  /** Gross, for one. */
  price: Cents.min(0).max(100_000_000),
  /** Grams, for one. */
  weight: z.int().min(0).max(10_000_000).default(0),
})
export type QuotedLine = z.infer<typeof Line>

const VatShare = z.object({ rate: z.string(), net: Cents, vat: Cents, gross: Cents })

const Quote = z.object({
  amount: Cents,
  currency: z.string(),
  group: z.string(),
  provider: z.string(),
  days: z.object({ min: z.int(), max: z.int() }),
  /** Cents of goods that are missing until shipping is free; null where it never is. */
  missing_for_free: Cents.nullable(),
  /** The VAT within it, by the shares of the goods. */
  vat: z.array(VatShare),
  /** What the goods and their shipping cost together. */
  total: Cents,
})
export type Quote = z.infer<typeof Quote>

export const quoteCall = endpoint({
  method: 'POST',
  path: '/api/v0/shipping/quote',
  access: staff('shop', 'view'),
  body: z.strictObject({
    country: CountryCode,
    zip: text(20).default(''),
    lines: z.array(Line).min(1).max(200),
  }),
  reply: z.object({ quote: Quote }),
  summary: 'What shipping costs by the rates as they are now',
})
