import { z } from 'zod'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Lang } from '#kernel/i18n/messages.ts'

/** At most nine digits before the point and three after it; a comma is taken for a point. */
const DECIMAL = /^(0|[1-9]\d{0,8})(\.\d{1,3})?$/
const SIGNED = /^-?(0|[1-9]\d{0,8})(\.\d{1,3})?$/

function decimal(pattern: RegExp) {
  return z
    .string()
    .overwrite((value) => value.trim().replace(',', '.'))
    .regex(pattern, { error: 'quantity' })
}

/** '12', '0.5': never a float, never negative. */
export const Quantity = decimal(DECIMAL)
/** What came in, or with a minus sign what went out; never nothing. */
export const Movement = decimal(SIGNED).refine((value) => Number(value) !== 0, {
  error: 'quantity',
})

/** Whole thousandths: '0.5' is 500. Quantities are kept and added up as these. */
export function toThousandths(quantity: string): number {
  const [whole = '0', fraction = ''] = quantity.replace('-', '').split('.')
  const size = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
  return quantity.startsWith('-') ? -size : size
}

/** 500 is '0.5'. */
export function fromThousandths(thousandths: number): string {
  const size = Math.abs(thousandths)
  const whole = Math.trunc(size / 1000)
  const rest = trimEndSigns(String(size % 1000).padStart(3, '0'), /0/)
  return `${thousandths < 0 ? '-' : ''}${whole}${rest && `.${rest}`}`
}

/** '1.000' is a thousand to Germans, '1,000' to the English. */
const THOUSANDS = { de: /^[1-9]\d{0,2}\.\d{3}$/, en: /^[1-9]\d{0,2},\d{3}$/ } as const

/** What was typed as a quantity, or nothing: what may be a thousand or a single one is not guessed. */
export function readQuantity(typed: string, lang: Lang): string | undefined {
  if (THOUSANDS[lang].test(typed.trim())) return undefined
  const read = Quantity.safeParse(typed)
  return read.success ? read.data : undefined
}
