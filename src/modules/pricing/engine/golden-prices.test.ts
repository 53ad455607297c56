import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Adjustment, DocumentInput, Money, PricedLineInput, VatRules } from './document.ts'
import { priceDocument } from './price-document.ts'

type Sums = [net: number, vat: number, gross: number]
type Golden = {
  input: {
    country: string
    buyer: DocumentInput['buyer']
    small: boolean
    oss: boolean
    day: string
    lines: PricedLineInput[]
    adjustments: Adjustment[]
  }
  expected: {
    exemption: string | null
    lines: Record<string, Sums>
    charges: Record<string, Sums>
    vat: Record<string, Sums>
    totals: Sums
  }
}

const [first = '', ...others] = readFileSync(
  join(import.meta.dirname, 'golden/golden-prices.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
const groups: VatRules['groups'] = JSON.parse(first)
const golden = others.map((line): Golden => JSON.parse(line))

test('the table has gross, net and mixed documents, more than 200 in all', () => {
  const bases = golden.map(({ input }) => [...new Set(input.lines.map(({ basis }) => basis))])
  expect(golden.length).toBeGreaterThanOrEqual(200)
  expect(
    bases.filter(([only, ...more]) => only === 'gross' && more.length === 0).length,
  ).toBeGreaterThan(80)
  expect(
    bases.filter(([only, ...more]) => only === 'net' && more.length === 0).length,
  ).toBeGreaterThan(80)
  expect(bases.filter(({ length }) => length === 2).length).toBeGreaterThan(20)
})

test.each(golden.map((one, at) => ({ name: `${at + 1}`, ...one })))(
  'golden case $name comes out to the cent',
  ({ input: { small, oss, day, ...input }, expected }) => {
    const rules = { home: 'DE', isSmallBusiness: small, taxesByDestination: oss, groups }
    const found = priceDocument({ ...input, currency: 'EUR', dayOfSupply: day, rules })
    expect({
      exemption: found.exemption,
      lines: Object.fromEntries(found.lines.map((line) => [line.id, sums(line)])),
      charges: Object.fromEntries(found.charges.map((charge) => [charge.id, sums(charge)])),
      vat: Object.fromEntries(found.vat.map((share) => [share.rate, sums(share)])),
      totals: sums(found.totals),
    }).toEqual(expected)
  },
)

function sums({ net, vat, gross }: Money): Sums {
  return [net, vat, gross]
}
