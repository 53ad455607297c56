import fc from 'fast-check'
import type { Adjustment, Basis, DocumentInput, Money, VatRules } from './document.ts'
import { shareOfLine } from './line-share.ts'
import { priceDocument } from './price-document.ts'

const dated = (country: string, rate: string) => ({ country, rate, from: '', to: '' })
export const rules: VatRules = {
  home: 'DE',
  isSmallBusiness: false,
  taxesByDestination: true,
  groups: [
    { id: 'standard', rates: [dated('DE', '19'), dated('AT', '20')] },
    { id: 'reduced', rates: [dated('DE', '7'), dated('AT', '10')] },
    { id: 'zero', rates: [dated('DE', '0'), dated('AT', '0')] },
  ],
}

const basis = fc.constantFrom<Basis>('gross', 'net')
const quantity = fc
  .oneof(
    fc.integer({ min: 1, max: 40 }).map((whole) => whole * 1000),
    fc.integer({ min: 1, max: 9999 }),
  )
  .map((thousandths) => `${thousandths / 1000}`)
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => `${tenths / 10}`)
const amount = fc.integer({ min: 0, max: 50_000 })

/** Any basket one could think of: gross, net or both, with adjustments in any order. */
export const baskets: fc.Arbitrary<DocumentInput> = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    only: fc.option(basis, { nil: undefined }),
    country: fc.constantFrom('DE', 'DE', 'AT', 'CH'),
    kind: fc.constantFrom<DocumentInput['buyer']['kind']>('consumer', 'business'),
    hasConfirmedVatId: fc.boolean(),
  })
  .chain(({ count, only, country, kind, hasConfirmedVatId }) => {
    const ids = Array.from({ length: count }, (_, at) => `line-${at}`)
    const given = only ? fc.constant(only) : basis
    return fc.record({
      currency: fc.constant('EUR'),
      country: fc.constant(country),
      buyer: fc.constant({ kind, hasConfirmedVatId }),
      dayOfSupply: fc.constant('2026-11-16'),
      rules: fc.constant(rules),
      lines: fc.tuple(...ids.map((id) => lineOf(id, given))),
      adjustments: fc.array(adjustmentOf(ids, given), { maxLength: 5 }).map(numbered),
    })
  })

function lineOf(id: string, given: fc.Arbitrary<Basis>) {
  return fc.record({
    id: fc.constant(id),
    quantity,
    unitPrice: fc.integer({ min: 0, max: 200_000 }),
    basis: given,
    vatGroup: fc.constantFrom('standard', 'reduced', 'zero'),
  })
}

type Unnamed = Adjustment extends infer One
  ? One extends Adjustment
    ? Omit<One, 'id'>
    : never
  : never

function adjustmentOf(ids: string[], given: fc.Arbitrary<Basis>): fc.Arbitrary<Unnamed> {
  const lines = fc.subarray(ids, { minLength: 1 }).map((some) => ({ lines: some }))
  const on = fc.oneof(lines, fc.constantFrom('basket' as const, 'shipping' as const))
  return fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), on, percent }),
    fc.record({ kind: fc.constant('fixed' as const), on, amount, basis: given }),
    fc.record({
      kind: fc.constant('surcharge' as const),
      on: fc.oneof(lines, fc.constant('basket' as const)),
      amount,
      basis: given,
    }),
    fc.record({ kind: fc.constant('shipping' as const), amount, basis: given }),
  )
}

function numbered(some: Unnamed[]): Adjustment[] {
  return some.map((one, at) => ({ ...one, id: `step-${at}` }))
}

const PARTS = ['net', 'vat', 'gross'] as const

/** What is wrong with the price of a basket: sums, signs, the order of lines, refunds in parts. */
export function basketFaults(input: DocumentInput): string[] {
  const found = priceDocument(input)
  const { lines, charges, vat, totals } = found
  const backwards = priceDocument({ ...input, lines: input.lines.toReversed() })
  const refunds = [...lines.flatMap(inThirds), ...charges]
  const isSame =
    JSON.stringify([backwards.lines.toReversed(), backwards.charges, backwards.totals]) ===
    JSON.stringify([lines, charges, totals])
  const checks: [string, boolean][] = [
    ['lines and charges are the total', isSum([...lines, ...charges], totals)],
    ['VAT by rate is all VAT', isSum(vat, totals)],
    ['net and VAT are gross', totals.net + totals.vat === totals.gross],
    ['parts are gross', totals.goods + totals.shipping + totals.surcharges === totals.gross],
    [
      'nothing is negative',
      [...lines, ...charges].every((one) => PARTS.every((part) => one[part] >= 0)),
    ],
    ['the order of lines does not matter', isSame],
    ['refunds of all lines are what was paid', isSum(refunds, totals)],
    ['no refund has more VAT than money', refunds.every((one) => one.vat <= one.gross)],
  ]
  return checks.filter(([, isFine]) => !isFine).map(([promise]) => promise)
}

function isSum(some: readonly Money[], total: Money): boolean {
  return PARTS.every((part) => some.reduce((sum, one) => sum + one[part], 0) === total[part])
}

function inThirds(line: Money): Money[] {
  return [0, 1, 2].map((before) => shareOfLine(line, { whole: 3, before, now: 1 }))
}
