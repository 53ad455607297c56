import { adjust, type Draft, type Open, type OpenCharge, sharesOf } from './adjust.ts'
import {
  type Charge,
  type DocumentInput,
  type Money,
  type PricedDocument,
  type PricedLine,
  PricingError,
  type Step,
  type VatShare,
} from './document.ts'
import { half, lineAmount, percentOf, spread, sumOf, WHOLE } from './exact.ts'
import { type Rate, taxationOf } from './vat-rates.ts'

/** A line, or the part of a charge that follows one rate. */
type Taxed = Open & { rate: Rate; vat: bigint; removed: bigint }

/**
 * Prices a document to the cent.
 * @example priceDocument({ currency: 'EUR', country: 'DE', lines: [{ id: 'a', quantity: '2',
 *   unitPrice: 420, basis: 'gross', vatGroup }], adjustments: [], … }).totals.gross === 840
 */
export function priceDocument(input: DocumentInput): PricedDocument {
  const { exemption, rateOf } = taxationOf(input)
  const draft = openDraft(input)
  const prices = new Map(draft.lines.map(({ id, amount }) => [id, amount]))
  for (const adjustment of input.adjustments) adjust(draft, adjustment)
  const rates = new Map(input.lines.map(({ id, vatGroup }) => [id, rateOf(vatGroup)]))
  const taxed = (one: Open, rate: Rate): Taxed => ({ ...one, rate, vat: 0n, removed: 0n })
  const lines = draft.lines.map((line) => taxed(line, rates.get(line.id) ?? NO_VAT))
  const weights = lines.some(({ amount }) => amount > 0n)
    ? lines
    : lines.map((line) => ({ ...line, amount: prices.get(line.id) ?? 0n }))
  const parts = draft.charges.map((charge) => ({ charge, parts: partsOf(charge, weights) }))
  addVat([...lines, ...parts.flatMap((one) => one.parts)], draft.steps)
  const priced = lines.map((line, at) => toLine(line, input.lines[at]?.quantity ?? '', prices))
  const charges = parts.map(toCharge)
  return {
    currency: input.currency,
    exemption,
    lines: priced,
    charges,
    vat: byRate([...priced, ...charges.flatMap(({ shares }) => shares)]),
    totals: totalsOf(priced, charges),
    steps: draft.steps,
  }
}

const NO_VAT: Rate = { charged: '0', included: '0' }

function openDraft({ lines }: DocumentInput): Draft {
  const twice = lines.find(({ id }, at) => lines.findIndex((one) => one.id === id) !== at)
  if (twice) throw new PricingError('duplicate_line', twice.id)
  const open = lines.map(({ id, basis, quantity, unitPrice }) => ({
    id,
    basis,
    amount: lineAmount(quantity, unitPrice),
  }))
  const steps = open.map(
    ({ id, amount }): Step => ({ kind: 'line', line: id, amount: Number(amount) }),
  )
  return { lines: open, charges: [], steps }
}

/** A charge has no VAT group: it is divided by the worth of the goods at each rate. */
function partsOf(charge: OpenCharge, lines: readonly Taxed[]): Taxed[] {
  if (lines.length === 0) throw new PricingError('no_rate', charge.id)
  const worth = new Map<string, { rate: Rate; weight: bigint }>()
  for (const { rate, basis, amount } of lines) {
    const key = keyOf(rate)
    const before = worth.get(key)?.weight ?? 0n
    worth.set(key, { rate, weight: before + worthIn(charge.basis, { rate, basis, amount }) })
  }
  const shares = spread(
    charge.amount,
    [...worth].map(([id, { weight }]) => ({ id, weight })),
  )
  return [...worth].map(([key, { rate }]) => ({
    id: `${charge.id} ${key}`,
    basis: charge.basis,
    amount: shares.get(key) ?? 0n,
    rate,
    vat: 0n,
    removed: 0n,
  }))
}

/** An amount on the scale of another basis, as a weight. */
function worthIn(basis: Open['basis'], one: Pick<Taxed, 'rate' | 'basis' | 'amount'>): bigint {
  const factor = WHOLE + percentOf(one.rate.included)
  if (one.basis === basis) return one.amount * WHOLE
  return basis === 'gross' ? one.amount * factor : (one.amount * WHOLE * WHOLE) / factor
}

/** VAT is rounded once for all amounts of a rate and basis, and divided among them. */
function addVat(amounts: readonly Taxed[], steps: Step[]): void {
  const groups = Map.groupBy(amounts, ({ rate, basis }) => `${keyOf(rate)} ${basis}`)
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
    addGroupVat(group, steps)
}

function addGroupVat(group: readonly Taxed[], steps: Step[]): void {
  const [first] = group
  if (!first) return
  const { rate, basis } = first
  const isRemoved = basis === 'gross' && rate.included !== rate.charged
  const percent = percentOf(basis === 'gross' ? rate.included : rate.charged)
  const base = sumOf(group.map(({ amount }) => amount))
  const total = half(base * percent, basis === 'gross' ? WHOLE + percent : WHOLE)
  const shares = spread(
    total,
    group.map(({ id, amount }) => ({ id, weight: amount })),
  )
  for (const one of group) one[isRemoved ? 'removed' : 'vat'] = shares.get(one.id) ?? 0n
  steps.push({
    kind: isRemoved ? 'removed' : 'vat',
    rate: isRemoved ? rate.included : rate.charged,
    basis,
    base: Number(base),
    amount: Number(total),
    shares: sharesOf(shares),
  })
}

function toLine(line: Taxed, quantity: string, prices: ReadonlyMap<string, bigint>): PricedLine {
  const price = prices.get(line.id) ?? 0n
  return {
    id: line.id,
    quantity,
    basis: line.basis,
    rate: line.rate.charged,
    price: Number(price),
    adjustment: Number(line.amount - price),
    ...moneyOf(line),
  }
}

function toCharge({ charge, parts }: { charge: OpenCharge; parts: readonly Taxed[] }): Charge {
  const shares = byRate(parts.map((part) => ({ rate: part.rate.charged, ...moneyOf(part) })))
  return { id: charge.id, kind: charge.kind, ...sumMoney(shares), shares }
}

function moneyOf({ basis, amount, vat, removed }: Taxed): Money {
  const net = basis === 'gross' ? amount - vat - removed : amount
  return { net: Number(net), vat: Number(vat), gross: Number(net + vat) }
}

function byRate(shares: readonly VatShare[]): VatShare[] {
  return [...Map.groupBy(shares, ({ rate }) => rate)]
    .map(([rate, some]) => ({ rate, ...sumMoney(some) }))
    .sort((a, b) => Number(b.rate) - Number(a.rate))
}

function totalsOf(lines: readonly Money[], charges: readonly Charge[]): PricedDocument['totals'] {
  const grossOf = (some: readonly Money[]) => sumMoney(some).gross
  return {
    ...sumMoney([...lines, ...charges]),
    goods: grossOf(lines),
    shipping: grossOf(charges.filter(({ kind }) => kind === 'shipping')),
    surcharges: grossOf(charges.filter(({ kind }) => kind === 'surcharge')),
  }
}

function sumMoney(some: readonly Money[]): Money {
  const sum = { net: 0, vat: 0, gross: 0 }
  for (const { net, vat, gross } of some) {
    sum.net += net
    sum.vat += vat
    sum.gross += gross
  }
  return sum
}

function keyOf({ charged, included }: Rate): string {
  return `${charged}/${included}`
}
