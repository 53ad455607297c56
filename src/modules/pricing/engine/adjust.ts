import { type Adjustment, type Basis, PricingError, type Step } from './document.ts'
import { cents, half, percentOf, spread, sumOf, WHOLE } from './exact.ts'

/** An amount that is still being worked out: a line or a charge. */
export type Open = { id: string; basis: Basis; amount: bigint }
export type OpenCharge = Open & { kind: 'shipping' | 'surcharge' }
export type Draft = { lines: readonly Open[]; charges: OpenCharge[]; steps: Step[] }

type Kind<K extends Adjustment['kind']> = Extract<Adjustment, { kind: K }>

/** Applies one adjustment to what the ones before it left. */
export function adjust(draft: Draft, adjustment: Adjustment): void {
  if (adjustment.kind === 'percent') reduceByPercent(draft, adjustment)
  else if (adjustment.kind === 'fixed') reduceByAmount(draft, adjustment)
  else if (adjustment.kind === 'surcharge' && adjustment.on !== 'basket') {
    const of = withBasis(targets(draft, adjustment.on), adjustment.basis)
    const total = of.length > 0 ? cents(adjustment.amount) : 0n
    apply(draft, { adjustment, of, total, sign: 1n })
  } else addCharge(draft, adjustment)
}

function reduceByPercent(draft: Draft, adjustment: Kind<'percent'>): void {
  const percent = percentOf(adjustment.percent)
  const found = targets(draft, adjustment.on)
  for (const basis of ['gross', 'net'] as const) {
    const of = withBasis(found, basis)
    if (of.length === 0) continue
    const base = sumOf(of.map(({ amount }) => amount))
    apply(draft, { adjustment, of, total: half(base * percent, WHOLE), sign: -1n })
  }
}

function reduceByAmount(draft: Draft, adjustment: Kind<'fixed'>): void {
  const of = withBasis(targets(draft, adjustment.on), adjustment.basis)
  const most = sumOf(of.map(({ amount }) => amount))
  const wanted = cents(adjustment.amount)
  apply(draft, { adjustment, of, total: wanted < most ? wanted : most, sign: -1n })
}

function addCharge(
  { charges, steps }: Draft,
  { id, kind, basis, amount }: Kind<'shipping' | 'surcharge'>,
): void {
  charges.push({ id, kind, basis, amount: cents(amount) })
  steps.push({ kind, id, base: 0, amount, shares: [] })
}

type Applied = { adjustment: Adjustment; of: readonly Open[]; total: bigint; sign: 1n | -1n }

function apply({ steps }: Draft, { adjustment, of, total, sign }: Applied): void {
  const base = sumOf(of.map(({ amount }) => amount))
  const shares = spread(
    total,
    of.map(({ id, amount }) => ({ id, weight: amount })),
  )
  for (const one of of) one.amount += sign * (shares.get(one.id) ?? 0n)
  steps.push({
    kind: adjustment.kind,
    id: adjustment.id,
    base: Number(base),
    amount: Number(sign * total),
    shares: sharesOf(shares, sign),
  })
}

/** In the order of their ids, whatever the order of the lines was. */
export function sharesOf(shares: ReadonlyMap<string, bigint>, sign: 1n | -1n = 1n) {
  return [...shares]
    .filter(([, amount]) => amount !== 0n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, amount]) => ({ id, amount: Number(sign * amount) }))
}

function targets({ lines, charges }: Draft, on: Kind<'fixed'>['on']): readonly Open[] {
  if (on === 'basket') return lines
  if (on === 'shipping') return charges.filter(({ kind }) => kind === 'shipping')
  const unknown = on.lines.find((id) => !lines.some((line) => line.id === id))
  if (unknown !== undefined) throw new PricingError('unknown_line', unknown)
  return lines.filter(({ id }) => on.lines.includes(id))
}

function withBasis(of: readonly Open[], basis: Basis): readonly Open[] {
  return of.filter((one) => one.basis === basis)
}
