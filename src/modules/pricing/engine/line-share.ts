import { type Money, PricingError } from './document.ts'
import { half } from './exact.ts'

type Share = {
  /** Of how much: the line's quantity in thousandths. */
  whole: number
  /** What was taken before, and what is taken now. */
  before: number
  now: number
}

/**
 * What a part of a line costs. Parts are cut from the running sum, so all parts together are the line
 * to the cent, however it is divided.
 * @example shareOfLine(line, { whole: 3000, before: 1000, now: 2000 })
 */
export function shareOfLine(line: Money, { whole, before, now }: Share): Money {
  if (whole <= 0 || before < 0 || now < 0 || before + now > whole) {
    throw new PricingError('quantity', `${before} + ${now} of ${whole}`)
  }
  const from = upTo(line, { whole, part: before })
  const to = upTo(line, { whole, part: before + now })
  const [gross, vat] = [to.gross - from.gross, to.vat - from.vat]
  return { net: gross - vat, vat, gross }
}

/** VAT follows the gross cents, so that no part has more VAT than money. */
function upTo({ gross, vat }: Money, { whole, part }: { whole: number; part: number }) {
  const upToGross = half(BigInt(gross) * BigInt(part), BigInt(whole))
  if (gross === 0) return { gross: 0, vat: 0 }
  return { gross: Number(upToGross), vat: Number(half(BigInt(vat) * upToGross, BigInt(gross))) }
}
