import type { BurnDown } from '../../progress.calls.ts'

const DAY = 24 * 60 * 60 * 1000
/** The ground of more weekends than these would be a pattern that says nothing. */
const MOST_DAYS_WITH_WEEKENDS = 92

type BurnDownFigures = {
  /** The days the drawing has places for: those that have been, then the due date. */
  days: string[]
  /** The same as numbers of days, so that they stand as far apart as they are. */
  moments: number[]
  open: number[]
  /** What would be open if the greatest number sank evenly; none without a due date. */
  ideal: number[] | undefined
  /** Days on which more came in than were done, and how many more. */
  grown: Map<number, number>
  weekends: { from: number; to: number }[]
}

/** What of a burn-down a chart is made of. */
export function burnDownFigures(data: BurnDown): BurnDownFigures {
  const { start, due, days: past } = data
  const last = past.at(-1)?.day ?? start
  const days = [...past.map(({ day }) => day), ...(due !== null && due > last ? [due] : [])]
  const moments = days.map(dayNumber)
  return {
    days,
    moments,
    open: past.map(({ open }) => open),
    ideal: due !== null && due > start ? days.map((day) => idealOn(day, data) ?? 0) : undefined,
    grown: growth(past),
    weekends: weekendsBetween(moments[0] ?? 0, moments.at(-1) ?? 0),
  }
}

/** What would be open on a day if the greatest number sank evenly; none without a due date. */
export function idealOn(day: string, { start, due, days }: BurnDown): number | undefined {
  if (due === null || due <= start) return undefined
  const most = Math.max(1, ...days.map(({ open }) => open))
  const left = (dayNumber(due) - dayNumber(day)) / (dayNumber(due) - dayNumber(start))
  return Math.round(Math.max(0, left) * most * 10) / 10
}

/** Days on which something changed, besides the first and the last: the rest says nothing new. */
export function tellingDays(days: BurnDown['days']): BurnDown['days'] {
  return days.filter(
    ({ open }, at) => at === 0 || at === days.length - 1 || open !== days[at - 1]?.open,
  )
}

/** The first day has nothing before it: what was planned then is the plan. */
function growth(days: BurnDown['days']): Map<number, number> {
  const grown = days.map(({ open }, index): [number, number] => [
    index,
    open - (days[index - 1]?.open ?? open),
  ])
  return new Map(grown.filter(([, more]) => more > 0))
}

/** From the end of Friday to the end of Sunday: a day's figure is what was open at its end. */
function weekendsBetween(from: number, to: number): BurnDownFigures['weekends'] {
  if (to - from > MOST_DAYS_WITH_WEEKENDS) return []
  const numbers = Array.from({ length: to - from + 2 }, (_, index) => from + index)
  return numbers.filter(isSunday).map((sunday) => ({ from: sunday - 2, to: sunday }))
}

function isSunday(number: number): boolean {
  return new Date(number * DAY).getUTCDay() === 0
}

function dayNumber(day: string): number {
  return Date.parse(day) / DAY
}
