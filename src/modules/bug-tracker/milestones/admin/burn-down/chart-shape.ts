import type { BurnDown } from '../../progress.calls.ts'

const DAY = 24 * 60 * 60 * 1000

export type Spot = { x: number; y: number }

export type ChartShape = {
  /** The number that stands at the top. */
  most: number
  /** First and last day of the drawing. */
  from: string
  to: string
  line: Spot[]
  ideal: [Spot, Spot] | undefined
}

type Size = { width: number; height: number }

/** Where everything stands, in a field of this size with (0, 0) at its top left. */
export function chartShape({ start, due, days }: BurnDown, size: Size): ChartShape {
  const last = days.at(-1)?.day ?? start
  const to = due !== null && due > last ? due : last
  const most = Math.max(1, ...days.map(({ open }) => open))
  const span = Math.max(1, dayNumber(to) - dayNumber(start))
  const place = (day: string, open: number): Spot => ({
    x: ((dayNumber(day) - dayNumber(start)) / span) * size.width,
    y: size.height - (open / most) * size.height,
  })
  return {
    most,
    from: start,
    to,
    line: days.map(({ day, open }) => place(day, open)),
    ideal: due !== null && due > start ? [place(start, most), place(due, 0)] : undefined,
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

function dayNumber(day: string): number {
  return Date.parse(day) / DAY
}
