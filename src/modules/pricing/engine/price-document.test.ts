import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentInput, Money, PricedDocument, PricedLineInput } from './document.ts'
import { shareOfLine } from './line-share.ts'
import { priceDocument } from './price-document.ts'
import { basketFaults, baskets, rules } from './test-baskets.ts'

const SAMPLE = { numRuns: 2000, seed: 17 }
const line = (more: Partial<PricedLineInput> = {}): PricedLineInput => ({
  id: 'a',
  quantity: '1',
  unitPrice: 1000,
  basis: 'gross',
  vatGroup: 'standard',
  ...more,
})
const document = (more: Partial<DocumentInput>): DocumentInput => ({
  currency: 'EUR',
  country: 'DE',
  buyer: { kind: 'consumer', hasConfirmedVatId: false },
  dayOfSupply: '2026-11-16',
  rules,
  lines: [line()],
  adjustments: [],
  ...more,
})
const add = (some: readonly Money[], part: keyof Money) =>
  some.reduce((sum, one) => sum + one[part], 0)

describe('any basket', () => {
  test('adds up, in whatever order its lines stand, and its refunds give back what was paid', () => {
    fc.assert(
      fc.property(baskets, (input) => {
        expect(basketFaults(input)).toEqual([])
      }),
      SAMPLE,
    )
  })

  test('costs the same in whatever order its lines stand', () => {
    const shuffled = baskets.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
      ),
    )
    const sorted = ({ lines, steps, ...rest }: PricedDocument) => ({
      ...rest,
      lines: lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      steps: steps.filter(({ kind }) => kind !== 'line'),
    })
    fc.assert(
      fc.property(shuffled, ([input, lines]) => {
        expect(sorted(priceDocument({ ...input, lines }))).toEqual(sorted(priceDocument(input)))
      }),
      SAMPLE,
    )
  })

  test('is explained by its steps to the cent', () => {
    fc.assert(
      fc.property(baskets, (input) => {
        const { lines, steps } = priceDocument(input)
        for (const one of lines) {
          const given = steps.flatMap((step) =>
            step.kind === 'line'
              ? step.line === one.id
                ? step.amount
                : []
              : step.kind === 'vat' || step.kind === 'removed'
                ? []
                : step.shares.filter(({ id }) => id === one.id).map(({ amount }) => amount),
          )
          expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(one.price + one.adjustment)
        }
      }),
      SAMPLE,
    )
  })

  test('refunded in parts, line by line, gives back what was paid', () => {
    const cut = fc.tuple(baskets, fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 }))
    fc.assert(
      fc.property(cut, ([input, cuts]) => {
        const { lines, charges, totals } = priceDocument(input)
        const parts = lines.flatMap((one) => partsOf(one, cuts))
        for (const one of parts) expect(one.vat).toBeLessThanOrEqual(one.gross)
        for (const part of ['net', 'vat', 'gross'] as const) {
          expect(add([...parts, ...charges], part)).toBe(totals[part])
        }
      }),
      SAMPLE,
    )
  })
})

/** The line cut at the given thousandths of its quantity. */
function partsOf(one: Money, cuts: readonly number[]): Money[] {
  const marks = [0, ...cuts, 1000].toSorted((a, b) => a - b)
  return marks
    .slice(1)
    .map((mark, at) =>
      shareOfLine(one, { whole: 1000, before: marks[at] ?? 0, now: mark - (marks[at] ?? 0) }),
    )
}

test.each(['19', '7', '20', '10'])(
  'every gross price up to 2000.00 splits at %s percent',
  (rate) => {
    const own = {
      ...rules,
      groups: [{ id: 'standard', rates: [{ country: 'DE', rate, from: '', to: '' }] }],
    }
    const wrong = []
    for (let gross = 1; gross <= 200_000; gross++) {
      const { totals } = priceDocument(
        document({ rules: own, lines: [line({ unitPrice: gross })] }),
      )
      // Twice the distance to the exact share is at most the divisor: rounded, and up at the half.
      const off = 2 * (totals.vat * (100 + Number(rate)) - gross * Number(rate))
      const isRight = off > -(100 + Number(rate)) && off <= 100 + Number(rate)
      if (totals.gross !== gross || totals.net + totals.vat !== gross || !isRight) wrong.push(gross)
    }
    expect(wrong).toEqual([])
  },
)

describe('by hand', () => {
  test('shipping is taxed by the shares of the basket', () => {
    const { charges, vat } = priceDocument(
      document({
        lines: [line({ unitPrice: 3000 }), line({ id: 'b', unitPrice: 1000, vatGroup: 'reduced' })],
        adjustments: [{ id: 'dhl', kind: 'shipping', amount: 400, basis: 'gross' }],
      }),
    )
    expect(charges[0]?.shares).toEqual([
      { rate: '19', net: 252, vat: 48, gross: 300 },
      { rate: '7', net: 93, vat: 7, gross: 100 },
    ])
    expect(vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      ['19', 3300],
      ['7', 1100],
    ])
  })

  test('the cent that cannot be divided goes to the smaller id', () => {
    const lines = ['c', 'a', 'b'].map((id) => line({ id }))
    const adjustments = [
      { id: 'x', kind: 'fixed', on: 'basket', amount: 100, basis: 'gross' },
    ] as const
    const found = priceDocument(document({ lines, adjustments }))
    expect(found.lines.map(({ id, adjustment }) => [id, adjustment])).toEqual([
      ['c', -33],
      ['a', -34],
      ['b', -33],
    ])
  })

  test('a consumer abroad pays the same, of which another share is VAT', () => {
    const totals = (country: string) => priceDocument(document({ country })).totals
    expect(totals('DE')).toMatchObject({ gross: 1000, vat: 160 })
    expect(totals('AT')).toMatchObject({ gross: 1000, vat: 167 })
    expect(totals('CH')).toMatchObject({ gross: 1000, vat: 0 })
  })

  test('a business with a confirmed VAT id pays without VAT, one without it pays with', () => {
    const buyer = { kind: 'business', hasConfirmedVatId: true } as const
    expect(priceDocument(document({ country: 'AT', buyer }))).toMatchObject({
      exemption: 'intra_community',
      totals: { net: 840, vat: 0, gross: 840 },
    })
    expect(priceDocument(document({ buyer })).totals.vat).toBe(160)
    const unknown = { ...buyer, hasConfirmedVatId: false }
    expect(priceDocument(document({ country: 'AT', buyer: unknown })).totals.vat).toBe(167)
  })

  test('the rate is that of the day of supply', () => {
    const rates = [
      { country: 'DE', rate: '19', from: '', to: '2026-12-31' },
      { country: 'DE', rate: '20', from: '2027-01-01', to: '' },
    ]
    const own = { ...rules, groups: [{ id: 'standard', rates }] }
    const on = (dayOfSupply: string) =>
      priceDocument(document({ rules: own, dayOfSupply })).lines[0]?.rate
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual(['19', '20'])
  })

  test('a net line of four digits is rounded once', () => {
    const one = line({ basis: 'net', unitPrice: '0.1234', quantity: '250' })
    expect(priceDocument(document({ lines: [one] })).totals).toMatchObject({ net: 3085, vat: 586 })
  })
})

describe('what is no price', () => {
  test.each(['-1', '1e3', '0', '', '1.0005', 'NaN', '１'])('quantity %j is refused', (quantity) => {
    expect(() => priceDocument(document({ lines: [line({ quantity })] }))).toThrow('quantity')
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1.00005', '-3'])(
    'price %j is refused',
    (unitPrice) => {
      expect(() => priceDocument(document({ lines: [line({ unitPrice })] }))).toThrow('price')
    },
  )

  test('an unknown group, an unknown line and one line twice are refused', () => {
    const bad = (more: Partial<DocumentInput>) => () => priceDocument(document(more))
    expect(bad({ lines: [line({ vatGroup: 'none' })] })).toThrow('no_rate')
    expect(bad({ lines: [line(), line()] })).toThrow('duplicate_line')
    const percent = { id: 'x', kind: 'percent', percent: '10' } as const
    expect(bad({ adjustments: [{ ...percent, on: { lines: ['b'] } }] })).toThrow('unknown_line')
    expect(bad({ adjustments: [{ ...percent, on: 'basket', percent: '101' }] })).toThrow('percent')
    expect(bad({ lines: [line({ quantity: '999999999999', unitPrice: 99999 })] })).toThrow(
      'too_large',
    )
  })
})
