import type { DocumentInput } from '#modules/pricing/engine/document.ts'
import { priceDocument } from '#modules/pricing/engine/price-document.ts'
import { rules } from '#modules/pricing/engine/test-baskets.ts'
import { atMost, type Bench, median } from './bench.ts'

const ROUNDS = 100
/** The loop other figures are compared with, too (`designer.bench.ts`). */
const LOOP = 8_000_000
const GROUPS = ['standard', 'reduced', 'zero']

/** A document of 100 lines with a coupon and shipping. */
const document: DocumentInput = {
  currency: 'EUR',
  country: 'DE',
  buyer: { kind: 'consumer', hasConfirmedVatId: false },
  dayOfSupply: '2026-11-16',
  rules,
  lines: Array.from({ length: 100 }, (_, at) => ({
    id: `line-${at}`,
    quantity: `${1 + (at % 7)}`,
    unitPrice: 199 + at * 37,
    basis: 'gross',
    vatGroup: GROUPS[at % 3] ?? 'standard',
  })),
  adjustments: [
    { id: 'coupon', kind: 'percent', on: 'basket', percent: '12.5' },
    { id: 'parcel', kind: 'shipping', amount: 490, basis: 'gross' },
  ],
}

/** Pricing 100 lines against a calibration loop, in turn. */
export const bench: Bench = {
  title: 'Prices (against one calibration loop in the same run)',
  run: async () => {
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(timed(calibrate))
      ours.push(timed(() => priceDocument(document)))
    }
    return [atMost('a document of 100 lines', median(ours) / median(bare), 1)]
  },
}

let kept = 1

function calibrate(): void {
  let value = kept
  for (let at = 0; at < LOOP; at += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0
  kept = value
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
