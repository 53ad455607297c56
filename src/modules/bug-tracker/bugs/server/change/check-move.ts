import { bugFailures } from '../../../errors.ts'
import type { Move } from '../../flow.calls.ts'
import { canMove, needsOf } from '../../life-cycle.ts'
import type { BugRow } from '../find/queries.ts'

/** Refuses a step the life cycle does not know, or one that lacks what it needs. */
export function mustBePossible(bug: Pick<BugRow, 'status'>, move: Move): void {
  if (!canMove(bug.status, move.to)) {
    throw bugFailures.wrongMove({ from: bug.status, to: move.to })
  }
  const needed = needsOf(move.to)
  if (needed && !move[needed]?.trim()) {
    throw bugFailures.moveIncomplete({ fields: { [needed]: 'required' } })
  }
}
