import { half, scaled } from '../engine/exact.ts'

/** What contents are given in, how many of it are one unit of the base price, and which that is. */
const UNITS = {
  mg: { each: 1_000_000n, unit: 'kg' },
  g: { each: 1000n, unit: 'kg' },
  kg: { each: 1n, unit: 'kg' },
  ml: { each: 1000n, unit: 'l' },
  cl: { each: 100n, unit: 'l' },
  l: { each: 1n, unit: 'l' },
  mm: { each: 1000n, unit: 'm' },
  cm: { each: 100n, unit: 'm' },
  m: { each: 1n, unit: 'm' },
  'm²': { each: 1n, unit: 'm²' },
  'm³': { each: 1n, unit: 'm³' },
} as const
export type ContentUnit = keyof typeof UNITS
export const CONTENT_UNITS = [
  'mg',
  'g',
  'kg',
  'ml',
  'cl',
  'l',
  'mm',
  'cm',
  'm',
  'm²',
  'm³',
] as const satisfies readonly ContentUnit[]
export type BasePrice = { price: number; unit: (typeof UNITS)[ContentUnit]['unit'] }

const DIGITS = 4

/**
 * What one kilogram, litre, metre … costs, for what is sold by content (§ 4 PAngV); undefined when
 * that is the price itself.
 * @example basePrice(450, { amount: '750', unit: 'g' }) → { price: 600, unit: 'kg' }
 */
export function basePrice(
  price: number,
  content: { amount: string; unit: ContentUnit },
): BasePrice | undefined {
  const { each, unit } = UNITS[content.unit]
  const amount = scaled(content.amount, DIGITS, 'quantity')
  const whole = each * 10n ** BigInt(DIGITS)
  if (amount === 0n || amount === whole) return undefined
  return { price: Number(half(BigInt(price) * whole, amount)), unit }
}
