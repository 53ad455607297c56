import { changeBug, takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { type Db, lockInOrder } from '../../bugs/server/find/queries.ts'
import { UNDO_MS } from '../../bugs/server/find/wire.ts'
import { bugFailures } from '../../errors.ts'
import type { MovedByMerge } from '../../server/tables.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { takeVotesBack } from '../../votes/server/vote-on-bug.ts'
import { addWatchers, removeWatchers } from '../../watchers/server/watch-bug.ts'

/** Takes a merge back within a day: everything returns to where it was. */
export async function undoMerge(change: BugChange, id: string, version: number): Promise<void> {
  await lockBoth(change.db, id)
  const bug = await takeBug(change, id, version)
  const merge = await openMerge(change.db, id).forUpdate().executeTakeFirst()
  if (!merge || Date.now() - merge.created_at.getTime() > UNDO_MS) throw bugFailures.undoOver()
  await changeBug(change, bug, { patch: { status: merge.former_status, duplicateOf: null } })
  await returnBelongings(change.db, { from: merge.into_id, to: id, moved: merge.moved })
  await takeVotesBack(change.db, merge)
  await change.db
    .updateTable('bug_merges')
    .set({ undone_at: new Date() })
    .where('id', '=', merge.id)
    .execute()
  const differences = [{ field: 'merged', from: `#${bug.number}`, to: null }]
  await recordEvents(change, merge.into_id, { differences })
}

function openMerge(db: Db, id: string) {
  return db
    .selectFrom('bug_merges')
    .selectAll()
    .where('bug_id', '=', id)
    .where('undone_at', 'is', null)
}

/** The original loses something too, so it must not change meanwhile. */
async function lockBoth(db: Db, id: string): Promise<void> {
  const merge = await openMerge(db, id).executeTakeFirst()
  if (merge) await lockInOrder(db, [id, merge.into_id])
}

type Return = { from: string; to: string; moved: MovedByMerge }

async function returnBelongings(db: Db, { from, to, moved }: Return): Promise<void> {
  await addWatchers(db, to, moved.watchers)
  await removeWatchers(db, from, moved.newWatchers)
  if (moved.files.length > 0) {
    await db
      .updateTable('bug_files')
      .set({ bug_id: to })
      .where('bug_id', '=', from)
      .where('id', 'in', moved.files)
      .execute()
  }
  if (moved.links.length > 0) {
    await db.deleteFrom('bug_links').where('id', 'in', moved.links).execute()
  }
}
