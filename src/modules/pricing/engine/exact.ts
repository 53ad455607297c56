import { PricingError, type PricingFault } from './document.ts'

/** Percentages as whole millionths: 19 % is 190,000. */
export const WHOLE = 1_000_000n
const MOST_CENTS = 1_000_000_000_000n

/** A plain decimal as a whole number of its smallest unit; nothing negative, no exponent. */
export function scaled(value: string, digits: number, fault: PricingFault): bigint {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(value)
  const fraction = match?.[2] ?? ''
  if (!match?.[1] || fraction.length > digits) throw new PricingError(fault, value)
  return BigInt(match[1] + fraction.padEnd(digits, '0'))
}

/** '19' → 190000n */
export function percentOf(value: string): bigint {
  const percent = scaled(value, 4, 'percent')
  if (percent > WHOLE) throw new PricingError('percent', value)
  return percent
}

/** Quantity times unit price in whole cents, rounded half up. */
export function lineAmount(quantity: string, unitPrice: number | string): bigint {
  const units = scaled(quantity, 3, 'quantity')
  if (units === 0n) throw new PricingError('quantity', quantity)
  const price =
    typeof unitPrice === 'string' ? scaled(unitPrice, 4, 'price') : cents(unitPrice) * 100n
  return notTooLarge(half(units * price, 100_000n))
}

/** Whole cents that were given as a number. */
export function cents(amount: number): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new PricingError('price', `${amount}`)
  return notTooLarge(BigInt(amount))
}

/** Rounded half up; nothing here is negative. */
export function half(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}

type Weighed = { id: string; weight: bigint }

/**
 * Divides whole cents by weight: everybody gets the floor of their share, what is left goes cent by
 * cent to the largest remainders, ties by id. Without any weight all count the same.
 */
export function spread(total: bigint, shares: readonly Weighed[]): Map<string, bigint> {
  const weights = sumOf(shares.map(({ weight }) => weight))
  if (weights === 0n && total > 0n) {
    return spread(
      total,
      shares.map(({ id }) => ({ id, weight: 1n })),
    )
  }
  const parts = new Map<string, bigint>()
  if (weights === 0n) {
    for (const { id } of shares) parts.set(id, 0n)
    return parts
  }
  const remainders: Weighed[] = []
  let left = total
  for (const { id, weight } of shares) {
    const product = total * weight
    const floor = product / weights
    parts.set(id, floor)
    remainders.push({ id, weight: product - floor * weights })
    left -= floor
  }
  if (left === 0n) return parts
  for (const { id } of remainders.sort(byRemainder).slice(0, Number(left))) {
    parts.set(id, (parts.get(id) ?? 0n) + 1n)
  }
  return parts
}

function byRemainder(a: Weighed, b: Weighed): number {
  if (a.weight !== b.weight) return a.weight > b.weight ? -1 : 1
  return a.id < b.id ? -1 : 1
}

function notTooLarge(amount: bigint): bigint {
  if (amount > MOST_CENTS) throw new PricingError('too_large', `${amount}`)
  return amount
}
