import type { Comparison, Interval, Point, Totals } from './report.calls.ts'

const DAY_MS = 86_400_000

export type DayRange = { from: string; to: string }

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** As many days right before, or the same days a year ago. */
export function compareRange({ from, to }: DayRange, how: Comparison): DayRange {
  if (how === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const length = daysIn({ from, to })
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

/** The 29th of February had no counterpart: the day before stands for it. */
function yearBefore(day: string): string {
  const wanted = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return day.endsWith('-02-29') ? wanted.replace('-29', '-28') : wanted
}

/** Every day, week or month of the range, those without visits as zeros. Weeks begin on Monday. */
export function groupPoints(
  points: readonly Point[],
  { from, to, interval }: DayRange & { interval: Interval },
): Point[] {
  const byStart = Map.groupBy(points, ({ day }) => startOf(day, interval))
  const starts: string[] = []
  for (let day = startOf(from, interval); day <= to; day = nextStart(day, interval))
    starts.push(day)
  return starts.map((day) => ({ day, ...sumOf(byStart.get(day) ?? []) }))
}

export function sumOf(points: readonly Totals[]): Totals {
  const sum = { views: 0, visits: 0, visitors: 0 }
  for (const { views, visits, visitors } of points) {
    sum.views += views
    sum.visits += visits
    sum.visitors += visitors
  }
  return sum
}

function startOf(day: string, interval: Interval): string {
  if (interval === 'day') return day
  return interval === 'month' ? `${day.slice(0, 7)}-01` : mondayOf(day)
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

function nextStart(day: string, interval: Interval): string {
  if (interval === 'day') return addDays(day, 1)
  if (interval === 'week') return addDays(day, 7)
  return startOf(addDays(day, 31), 'month')
}
