import { mergeBug } from '../../../relations/server/merge-bug.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import { tellReporterOfMove } from '../../../watchers/server/tell-reporter.ts'
import type { Move } from '../../flow.calls.ts'
import { changeBug, takeBug } from './change-bug.ts'
import { mustBePossible } from './check-move.ts'

/** Moves a bug along its life cycle; see contract-life-cycle.ts for the table. */
export async function moveBug(change: BugChange, id: string, move: Move): Promise<void> {
  if (move.to === 'duplicate') return mergeBug(change, id, move)
  const bug = await takeBug(change, id, move.version)
  mustBePossible(bug, move)
  const { to, why, fixedIn } = move
  await changeBug(change, bug, {
    patch: {
      status: to,
      ...(to === 'fixed' && { fixedIn }),
      ...(to === 'reopened' && { fixedIn: '', duplicateOf: null }),
    },
    why,
  })
  if (bug.status === 'duplicate') await settleMerge(change, bug.id)
  await tellReporterOfMove(change, bug, to)
}

/** Reopened on its own, a former duplicate can no longer be split off again. */
async function settleMerge(change: BugChange, id: string): Promise<void> {
  await change.db
    .updateTable('bug_merges')
    .set({ undone_at: new Date() })
    .where('bug_id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
}
