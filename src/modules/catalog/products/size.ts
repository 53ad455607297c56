import { z } from 'zod'
import { formatNumber } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'

/** Whole millimetres, up to ten metres. */
const Side = z.int().min(1).max(10_000)

/** How large something is without its parcel; what is flat has no height. */
export const Size = z.strictObject({ length: Side, width: Side, height: Side.nullable() })
export type Size = z.infer<typeof Size>

const EACH: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }
const SIGNS = /[x×*]/i

/** '30 × 20 × 5 cm', '300x200mm', '1,2 x 0,8 m'; undefined when it is not two or three lengths with a unit. */
export function parseSize(typed: string): Size | undefined {
  const text = typed.trim().toLowerCase()
  const [unit = ''] = /(?:mm|cm|m)$/.exec(text) ?? []
  const each = EACH[unit]
  const numbers = text.slice(0, text.length - unit.length)
  const sides = numbers.split(SIGNS).map((part) => lengthOf(part, each ?? Number.NaN))
  const [length, width, height = null, ...more] = sides
  return more.length > 0 ? undefined : Size.safeParse({ length, width, height }).data
}

/** The unit stands behind the last side, or behind each. */
function lengthOf(part: string, each: number): number {
  const [, digits = '', own] = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(mm|cm|m)?$/.exec(part.trim()) ?? []
  return digits === ''
    ? Number.NaN
    : Math.round(Number(digits.replace(',', '.')) * (EACH[own ?? ''] ?? each))
}

/** As cells hold it, so that reading it gives the same size: '30 × 20 × 4.5 cm'. */
export function writeSize(size: Size): string {
  return `${sidesOf(size).map(String).join(' × ')} cm`
}

/** For people: '30 × 20 × 4,5 cm' */
export function sizeText(size: Size, lang: Lang): string {
  return `${sidesOf(size)
    .map((side) => formatNumber(side, lang))
    .join(' × ')} cm`
}

function sidesOf({ length, width, height }: Size): number[] {
  return [length, width, height].flatMap((side) => (side === null ? [] : side / 10))
}

/** How large a variant is: as it says itself, or as the product does. */
export function sizeOf(
  product: { size: Size | null },
  variant: { size: Size | null },
): Size | null {
  return variant.size ?? product.size
}
