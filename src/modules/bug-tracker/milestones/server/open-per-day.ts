import type { Status } from '../../bugs/bug-values.ts'
import { isOpen } from '../../bugs/life-cycle.ts'

/** What a bug has been through: its state when it was filed, then every step. */
export type Life = {
  day: string
  status: Status
  /** Belonged to the milestone. */
  isPlanned: boolean
  steps: readonly { day: string; status?: Status; isPlanned?: boolean }[]
}

/** How many were planned and open at the end of each of the given days, which must rise. */
export function openPerDay(
  lives: readonly Life[],
  days: readonly string[],
): { day: string; open: number }[] {
  const changes = [...changesOf(lives)].sort(([a], [b]) => (a < b ? -1 : 1))
  let open = 0
  let next = 0
  return days.map((day) => {
    for (let change = changes[next]; change && change[0] <= day; change = changes[next]) {
      open += change[1]
      next += 1
    }
    return { day, open }
  })
}

/** All days from one to the other; at most `most` of them, evenly spread, the last one included. */
export function daysBetween(start: string, end: string, most: number): string[] {
  const [first, last] = [Date.parse(start) / DAY, Date.parse(end) / DAY]
  const step = Math.max(1, Math.ceil((last - first + 1) / most))
  const days: string[] = []
  for (let day = last; day >= first; day -= step) days.push(dayOf(day))
  if (days.at(-1) !== start && first <= last) days.push(start)
  return days.reverse()
}

const DAY = 24 * 60 * 60 * 1000

function dayOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

function changesOf(lives: readonly Life[]): Map<string, number> {
  const changes = new Map<string, number>()
  for (const life of lives) {
    let { status, isPlanned } = life
    let wasCounted = false
    for (const step of [{ day: life.day }, ...life.steps]) {
      status = step.status ?? status
      isPlanned = step.isPlanned ?? isPlanned
      const isCounted = isPlanned && isOpen(status)
      if (isCounted === wasCounted) continue
      changes.set(step.day, (changes.get(step.day) ?? 0) + (isCounted ? 1 : -1))
      wasCounted = isCounted
    }
  }
  return changes
}
