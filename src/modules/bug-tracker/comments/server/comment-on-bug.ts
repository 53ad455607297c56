import { uuidv7 } from 'uuidv7'
import { displayName, isAdmin } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { touchBug } from '../../bugs/server/change/touch-bug.ts'
import type { BugRow } from '../../bugs/server/find/queries.ts'
import { toComment } from '../../bugs/server/find/wire.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { tellReporterOfComment } from '../../watchers/server/tell-reporter.ts'
import { tellWatchers } from '../../watchers/server/tell-watchers.ts'
import { addWatchers } from '../../watchers/server/watch-bug.ts'

type NewComment = { body: string; isInternal: boolean }

export async function commentOnBug(change: BugChange, bugId: string, given: NewComment) {
  const { scope } = change
  const bug = await takeBug(change, bugId)
  const author = { id: scope.user.id, name: displayName(scope.user) }
  const comment = await writeComment(change, bug, { ...given, author })
  await addWatchers(change.db, bugId, [scope.user.id])
  if (!given.isInternal) await tellReporterOfComment(change, bug, given.body)
  return comment
}

type Written = NewComment & { author: { id: string | null; name: string } }

/** Stores a comment and tells the watchers; `author.id` null stands for the reporter. */
export async function writeComment(change: BugChange, bug: BugRow, written: Written) {
  const { body, isInternal, author } = written
  const comment = await change.db
    .insertInto('bug_comments')
    .values({
      id: uuidv7(),
      bug_id: bug.id,
      author_id: author.id,
      author_name: author.name,
      is_internal: isInternal,
      body,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await touchBug(change.db, bug.id)
  await tellWatchers(change, bug, { kind: 'commented', comment: body })
  return comment
}

type CommentEdit = { comment: string; body: string; version: number }

/** The wording may be mended by who wrote it; who may read it never changes. */
export async function editComment(change: BugChange, bugId: string, edit: CommentEdit) {
  const before = await takeComment(change, bugId, edit.comment)
  if (before.version !== edit.version) throw failures.stale({ current: toComment(before) })
  const after = await change.db
    .updateTable('bug_comments')
    .set({ body: edit.body, version: before.version + 1, edited_at: new Date() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const differences = [{ field: 'comment', from: before.body, to: after.body }]
  await recordEvents(change, bugId, { differences })
  return after
}

export async function deleteComment(change: BugChange, bugId: string, id: string): Promise<void> {
  const before = await takeComment(change, bugId, id)
  await change.db.deleteFrom('bug_comments').where('id', '=', id).execute()
  const differences = [{ field: 'comment', from: before.body, to: null }]
  await recordEvents(change, bugId, { differences })
  await change.audit({ noun: 'bug', id: bugId, action: 'comment-delete', before: { comment: id } })
}

async function takeComment(change: BugChange, bugId: string, id: string) {
  const { scope } = change
  await takeBug(change, bugId)
  const comment = await change.db
    .selectFrom('bug_comments')
    .selectAll()
    .where('id', '=', id)
    .where('bug_id', '=', bugId)
    .forUpdate()
    .executeTakeFirst()
  if (!comment) throw failures.notFound()
  if (comment.author_id !== scope.user.id && !isAdmin(scope.user)) throw failures.noPermission()
  return comment
}
