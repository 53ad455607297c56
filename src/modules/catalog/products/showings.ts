import type { Showing } from '#modules/pricing/price-log/price-now.ts'

/** From when it was recorded until the next one was: shown between `from` and `to`, or not at all. */
export type ShowingEntry = { isShown: boolean; from: string; to: string | null; recorded: string }

type Span = { from: number; to: number }

/**
 * When visitors could see a product: while it was online in a shop that was open. Nobody can write
 * into the past, because an entry counts from its record on.
 */
export function timesShown(
  product: readonly ShowingEntry[],
  shop: readonly ShowingEntry[],
): Showing[] {
  const open = spansOf(shop)
  const both = spansOf(product).flatMap((span) => open.flatMap((other) => overlap(span, other)))
  return both.map(({ from, to }) => ({
    from: new Date(from).toISOString(),
    to: Number.isFinite(to) ? new Date(to).toISOString() : null,
  }))
}

function spansOf(log: readonly ShowingEntry[]): Span[] {
  return log.flatMap(({ isShown, from, to, recorded }, at) => {
    if (!isShown) return []
    const next = log[at + 1]
    const until = next ? Date.parse(next.recorded) : Number.POSITIVE_INFINITY
    const planned = { from: Date.parse(from), to: to === null ? until : Date.parse(to) }
    return overlap(planned, { from: Date.parse(recorded), to: until })
  })
}

function overlap(one: Span, other: Span): Span[] {
  const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
  return span.from < span.to ? [span] : []
}
