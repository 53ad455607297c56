import type { BugItem } from '../../bug.calls.ts'
import type { Status } from '../../bug-values.ts'
import { canMove } from '../../life-cycle.ts'

/** What a column holds; `total` counts those that are not shown, too. */
export type ColumnData<B extends Card = BugItem> = { bugs: readonly B[]; total: number }
type Card = { _id: string }

export function withoutBug<B extends Card>(column: ColumnData<B>, id: string): ColumnData<B> {
  const bugs = column.bugs.filter((bug) => bug._id !== id)
  return bugs.length === column.bugs.length ? column : { bugs, total: column.total - 1 }
}

/** What was moved last stands on top, as in a list sorted by change. */
export function withBugOnTop<B extends Card>(column: ColumnData<B>, bug: B): ColumnData<B> {
  const rest = withoutBug(column, bug._id)
  return { bugs: [bug, ...rest.bugs], total: rest.total + 1 }
}

/** The nearest column in that direction a bug may go to. */
export function nearestWay(
  from: Status,
  columns: readonly Status[],
  step: 1 | -1,
): Status | undefined {
  const place = columns.indexOf(from)
  const ahead = step === 1 ? columns.slice(place + 1) : columns.slice(0, place).reverse()
  return ahead.find((to) => canMove(from, to))
}
