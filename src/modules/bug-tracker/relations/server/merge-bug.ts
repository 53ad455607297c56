import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Move } from '../../bugs/flow.calls.ts'
import { changeBug, takeBug } from '../../bugs/server/change/change-bug.ts'
import { mustBePossible } from '../../bugs/server/change/check-move.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { type Db, lockInOrder } from '../../bugs/server/find/queries.ts'
import { bugFailures } from '../../errors.ts'
import type { MovedByMerge } from '../../server/tables.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { copyVotes } from '../../votes/server/vote-on-bug.ts'
import { tellReporterOfMove } from '../../watchers/server/tell-reporter.ts'
import { addWatchers } from '../../watchers/server/watch-bug.ts'

/** Makes a bug the duplicate of another: watchers, attachments, links and votes go along (T2). */
export async function mergeBug(change: BugChange, id: string, move: Move): Promise<void> {
  const { bug, original } = await takeBoth(change, id, move)
  await changeBug(change, bug, {
    patch: { status: 'duplicate', duplicateOf: original.id },
    why: move.why,
    names: { duplicateOf: `#${original.number}` },
  })
  const moved = await moveBelongings(change.db, bug.id, original.id)
  await change.db
    .insertInto('bug_merges')
    .values({
      id: uuidv7(),
      bug_id: bug.id,
      into_id: original.id,
      former_status: bug.status,
      moved: JSON.stringify(moved),
    })
    .execute()
  const differences = [{ field: 'merged', from: null, to: `#${bug.number}` }]
  await recordEvents(change, original.id, { differences, why: move.why })
  await tellReporterOfMove(change, bug, 'duplicate')
}

async function takeBoth(change: BugChange, id: string, move: Move) {
  const into = move.duplicateOf
  if (!into) throw bugFailures.moveIncomplete({ fields: { duplicateOf: 'required' } })
  if (into === id) throw bugFailures.wrongOriginal()
  const found = await lockInOrder(change.db, [id, into])
  const bug = await takeBug(change, id, move.version)
  if (!found.includes(into)) throw bugFailures.wrongOriginal()
  const original = await takeBug(change, into)
  if (original.status === 'duplicate') throw bugFailures.wrongOriginal()
  mustBePossible(bug, move)
  return { bug, original }
}

async function moveBelongings(db: Db, from: string, to: string): Promise<MovedByMerge> {
  const watchers = await watcherIds(db, from)
  const present = await watcherIds(db, to)
  await addWatchers(db, to, watchers)
  await db.deleteFrom('bug_watchers').where('bug_id', '=', from).execute()
  const files = await db
    .updateTable('bug_files')
    .set({ bug_id: to })
    .where('bug_id', '=', from)
    .returning('id')
    .execute()
  return {
    watchers,
    newWatchers: watchers.filter((id) => !present.includes(id)),
    files: files.map((file) => file.id),
    links: await copyLinks(db, from, to),
    votes: await copyVotes(db, from, to),
  }
}

async function watcherIds(db: Db, bugId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bug_watchers')
    .select('user_id')
    .where('bug_id', '=', bugId)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Links are copied, so that both bugs show them; a link between the two becomes the merge itself. */
async function copyLinks(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into bug_links (id, bug_id, other_id, kind)
    select gen_random_uuid(),
      case when bug_id = ${from} then ${to}::uuid else bug_id end,
      case when other_id = ${from} then ${to}::uuid else other_id end, kind
    from bug_links
    where (bug_id = ${from} and other_id <> ${to}) or (other_id = ${from} and bug_id <> ${to})
    on conflict do nothing returning id`.execute(db)
  return rows.map((row) => row.id)
}
