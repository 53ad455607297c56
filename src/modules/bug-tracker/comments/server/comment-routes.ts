import { listPage } from '#kernel/server/list/list-page.ts'
import { routesOf } from '#kernel/server/route.ts'
import { type Db, inOrder, mustExist } from '../../bugs/server/find/queries.ts'
import { toComment, toEvent } from '../../bugs/server/find/wire.ts'
import type { BugTables } from '../../server/tables.ts'
import * as contract from '../comment.calls.ts'
import { commentOnBug, deleteComment, editComment } from './comment-on-bug.ts'

const on = routesOf<BugTables>()

const COMMENT_SORTS = {
  created: { column: 'bug_comments.created_at', type: 'timestamptz' },
} as const
const EVENT_SORTS = {
  created: { column: 'bug_events.created_at', type: 'timestamptz' },
} as const

/** What is said about a bug, and what happened to it. */
export const talkRoutes = [
  on(contract.listComments, async ({ db }, { params, query }) => {
    await mustExist(db, params.id)
    const { ids, ...totals } = await listPage(
      db,
      db.selectFrom('bug_comments').where('bug_id', '=', params.id),
      { id: 'bug_comments.id', sorts: COMMENT_SORTS, request: query },
    )
    return { comments: await commentsOf(db, ids), ...totals }
  }),
  on(contract.addComment, async (context, { params, body }) => {
    const comment = await context.change((change) => commentOnBug(change, params.id, body))
    return { comments: [toComment(comment)] }
  }),
  on(contract.editComment, async (context, { params: { id, comment }, body }) => {
    const edited = await context.change((change) => editComment(change, id, { comment, ...body }))
    return { comments: [toComment(edited)] }
  }),
  on(contract.deleteComment, async (context, { params: { id, comment } }) => {
    await context.change((change) => deleteComment(change, id, comment))
    return { ids: [comment] }
  }),
  on(contract.listHistory, async ({ db }, { params, query }) => {
    await mustExist(db, params.id)
    const { ids, ...totals } = await listPage(
      db,
      db.selectFrom('bug_events').where('bug_id', '=', params.id),
      { id: 'bug_events.id', sorts: EVENT_SORTS, request: query },
    )
    return { history: await eventsOf(db, ids), ...totals }
  }),
]

async function commentsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('bug_comments').selectAll().where('id', 'in', ids).execute()
  return inOrder(ids, rows).map(toComment)
}

async function eventsOf(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('bug_events').selectAll().where('id', 'in', ids).execute()
  return inOrder(ids, rows).map(toEvent)
}
