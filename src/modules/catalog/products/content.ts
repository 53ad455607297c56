import { z } from 'zod'
import { formatNumber } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { CONTENT_UNITS, type ContentUnit } from '#modules/pricing/base-price/base-price.ts'

/** '1', '0.5', typed as '0,5' as well: at most three digits after the point. */
const DECIMAL = /^(0|[1-9]\d{0,8})(\.\d{1,3})?$/
export const PositiveQuantity = z
  .string()
  .overwrite((value) => value.trim().replace(',', '.'))
  .regex(DECIMAL, { error: 'quantity' })
  .refine((value) => Number(value) > 0, { error: 'quantity' })

/** How much is in what is sold by weight, volume, length or area. */
export const Content = z.strictObject({ amount: PositiveQuantity, unit: z.enum(CONTENT_UNITS) })
export type Content = z.infer<typeof Content>

/** As suppliers and spreadsheets write units. */
const SPELLINGS: Readonly<Record<string, ContentUnit>> = {
  m2: 'm²',
  qm: 'm²',
  m3: 'm³',
  cbm: 'm³',
}

/**
 * '750 g', '0,75l', '1.5 KG'; undefined when it is not an amount with a unit. '1.000 g' is a gram or a
 * kilogram, so nobody guesses.
 */
export function parseContent(typed: string): Content | undefined {
  const words = typed.trim().toLowerCase()
  const end = [...words].findIndex((sign) => !'0123456789.,'.includes(sign))
  if (end < 1) return undefined
  const unit = words.slice(end).trim()
  const known = SPELLINGS[unit] ?? CONTENT_UNITS.find((one) => one === unit)
  const [whole = '', fraction = '', ...more] = words.slice(0, end).split(/[.,]/)
  if (more.length > 0 || isAmbiguous(whole, fraction)) return undefined
  const digits = withoutZeros(fraction)
  return Content.safeParse({ amount: digits ? `${whole}.${digits}` : whole, unit: known }).data
}

/** As cells hold it, so that reading it gives the same content: '0.75 l', '1.1250 kg'. */
export function writeContent({ amount, unit }: Content): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${isAmbiguous(whole, fraction) ? `${amount}0` : amount} ${unit}`
}

function withoutZeros(digits: string): string {
  return digits.slice(0, [...digits].findLastIndex((digit) => digit !== '0') + 1)
}

function isAmbiguous(whole: string, fraction: string): boolean {
  return fraction.length === 3 && whole !== '0'
}

/** For people: '0,75 l' */
export function contentText({ amount, unit }: Content, lang: Lang): string {
  return `${formatNumber(Number(amount), lang)} ${unit}`
}

/** What a variant holds: its own content, or that of the product. */
export function contentOf(
  product: { content: Content | null },
  variant: { content: Content | null },
): Content | null {
  return variant.content ?? product.content
}
