import { failures } from '#kernel/server/app-error.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { touchBug } from '../../bugs/server/change/touch-bug.ts'
import { type Db, isAmong } from '../../bugs/server/find/queries.ts'
import type { BugChange } from '../../server/unit-of-work.ts'

/** The job that removes bytes once no row speaks of them any more. */
export const REMOVE_BYTES = 'bug-tracker.remove-bytes'

export function findFiles(db: Db, bugIds: readonly string[]) {
  return db
    .selectFrom('bug_files')
    .selectAll()
    .where(isAmong('bug_files.bug_id', bugIds))
    .where('ready_at', 'is not', null)
    .orderBy('id')
    .execute()
}

export async function findFile(db: Db, bugId: string, id: string) {
  const file = await db
    .selectFrom('bug_files')
    .selectAll()
    .where('id', '=', id)
    .where('bug_id', '=', bugId)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
  if (!file) throw failures.notFound()
  return file
}

/** The row goes now, the bytes once that is certain. */
export async function detachFile(change: BugChange, bugId: string, id: string): Promise<void> {
  await takeBug(change, bugId)
  const file = await findFile(change.db, bugId, id)
  await change.db.deleteFrom('bug_files').where('id', '=', id).execute()
  await change.enqueue(REMOVE_BYTES, { key: file.storage_key })
  await touchBug(change.db, bugId)
  const differences = [{ field: 'file', from: file.name, to: null }]
  await recordEvents(change, bugId, { differences })
}
