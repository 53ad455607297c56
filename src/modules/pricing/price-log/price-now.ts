/** How a price is meant: the usual one, or announced as lower for everyone. */
export type PriceKind = 'regular' | 'sale' | 'promotion'

/** One entry of a price log. Entries are only ever added; the last one recorded counts. */
export type PriceEntry = {
  /** Whole cents, gross. */
  price: number
  kind: PriceKind
  /** Moments in UTC; `to` is the first one at which it no longer counts, null has no end. */
  from: string
  to: string | null
  /** When it was written down. It changes nothing before that: nobody rewrites what was paid. */
  recorded: string
}

/** A time in which visitors could see the price; null has no end. */
export type Showing = { from: string; to: string | null }

export type PriceNow = {
  price: number
  /** When reduced: the lowest price of the 30 days before, the percentage off it, and since when. */
  strike: { price: number; percent: number; since: string } | null
  /** When time alone will change this next; null: never. */
  changes: string | null
}

type Span = { entry: PriceEntry; from: number; to: number }
type Window = { from: number; to: number }

export const THIRTY_DAYS = 30 * 24 * 3600 * 1000

/**
 * The price at a moment. A struck price is worked out and never typed: it is the lowest price of the
 * 30 days before the reduction (§ 11 PAngV), and there is none when the price was as low before.
 * @param log in the order in which it was recorded
 * @param shown when visitors could see it: what nobody saw was no price. Unless given, always.
 */
export function priceNow(
  log: readonly PriceEntry[],
  moment: string,
  shown?: readonly Showing[],
): PriceNow | undefined {
  const now = Date.parse(moment)
  const spans = log.map(spanOf).filter(({ from, to }) => from < to)
  const entry = entryAt(spans, now)
  if (!entry) return undefined
  const changes = marksOf(spans).find((mark) => mark > now)
  return {
    price: entry.price,
    strike: strikeOf(spans, entry, { now, shown: shown?.map(windowOf) ?? [ALWAYS] }),
    changes: changes === undefined ? null : new Date(changes).toISOString(),
  }
}

/**
 * The lowest price somebody could see in the 30 days before a moment, and only until another; none if
 * there was none. For what a price was before it became another's.
 */
export function lowestPriceBefore(
  log: readonly PriceEntry[],
  { since, until }: { since: string; until: string },
  shown: readonly Showing[],
): number | undefined {
  const end = Math.min(Date.parse(since), Date.parse(until))
  const windows = shown.map(windowOf).map(({ from, to }) => ({ from, to: Math.min(to, end) }))
  const spans = log.map(spanOf).filter(({ from, to }) => from < to)
  return lowestBefore(spans, Date.parse(since), windows)
}

function spanOf(entry: PriceEntry): Span {
  const from = Math.max(Date.parse(entry.from), Date.parse(entry.recorded))
  return { entry, from, to: entry.to === null ? Number.POSITIVE_INFINITY : Date.parse(entry.to) }
}

const ALWAYS: Window = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

function windowOf({ from, to }: Showing): Window {
  return { from: Date.parse(from), to: to === null ? Number.POSITIVE_INFINITY : Date.parse(to) }
}

function entryAt(spans: readonly Span[], moment: number): PriceEntry | undefined {
  return spans.findLast(({ from, to }) => from <= moment && moment < to)?.entry
}

/** All moments at which another entry may begin to count, in order. */
function marksOf(spans: readonly Span[]): number[] {
  const marks = spans.flatMap(({ from, to }) => (Number.isFinite(to) ? [from, to] : [from]))
  return [...new Set(marks)].sort((a, b) => a - b)
}

function strikeOf(
  spans: readonly Span[],
  entry: PriceEntry,
  { now, shown }: { now: number; shown: readonly Window[] },
): PriceNow['strike'] {
  if (entry.kind === 'regular') return null
  const since = firstShown(shown, beganAt(spans, entry, now))
  const low = lowestBefore(spans, since, shown)
  if (low === undefined || low <= entry.price) return null
  // Rounded down: a reduction is never announced as more than it is.
  const percent = Math.floor(((low - entry.price) * 100) / low)
  return { price: low, percent, since: new Date(since).toISOString() }
}

/** Since when it has cost this without a break, as a reduction. */
function beganAt(spans: readonly Span[], { price }: PriceEntry, now: number): number {
  let began = now
  for (const mark of marksOf(spans).toReversed()) {
    if (mark > now) continue
    const entry = entryAt(spans, mark)
    if (entry?.price !== price || entry.kind === 'regular') break
    began = mark
  }
  return began
}

/** What was lowered while nobody saw it is announced as lower when somebody does. */
function firstShown(shown: readonly Window[], began: number): number {
  const seen = shown.filter(({ to }) => to > began).map(({ from }) => Math.max(from, began))
  return seen.length > 0 ? Math.min(...seen) : began
}

/** Also of a product that is younger than 30 days: then of the time there was one. */
function lowestBefore(
  spans: readonly Span[],
  since: number,
  shown: readonly Window[],
): number | undefined {
  const marks = marksOf(spans)
  const prices = shown.flatMap((window) => {
    const [start, end] = [Math.max(window.from, since - THIRTY_DAYS), Math.min(window.to, since)]
    if (start >= end) return []
    const within = marks.filter((mark) => start < mark && mark < end)
    return [start, ...within].flatMap((mark) => entryAt(spans, mark)?.price ?? [])
  })
  return prices.length > 0 ? Math.min(...prices) : undefined
}
