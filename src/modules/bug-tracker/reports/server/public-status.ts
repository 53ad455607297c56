import { createHash, createHmac } from 'node:crypto'
import { failures } from '#kernel/server/app-error.ts'
import type { Status } from '../../bugs/bug-values.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import type { PublicBug, PublicStatus } from '../report.calls.ts'

const PUBLIC: Readonly<Record<Status, PublicStatus>> = {
  new: 'received',
  triaged: 'received',
  accepted: 'accepted',
  in_progress: 'in_progress',
  reopened: 'in_progress',
  needs_info: 'question',
  fixed: 'fixed',
  verified: 'fixed',
  closed: 'closed',
  duplicate: 'merged',
  wontfix: 'declined',
  not_reproducible: 'declined',
}

export function publicStatusOf(status: Status): PublicStatus {
  return PUBLIC[status]
}

/** Made from the house's secret, so that it can be written again; the database only has its hash. */
export function statusToken(secret: Buffer, bugId: string): string {
  return createHmac('sha256', secret).update(`bug-status:${bugId}`).digest('base64url').slice(0, 32)
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The bug a token belongs to; an unknown one tells nothing. */
export async function findByToken(db: Db, token: string) {
  const bug = await db
    .selectFrom('bugs')
    .selectAll()
    .where('status_token_hash', '=', tokenHash(token))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!bug) throw failures.notFound()
  return bug
}

/** All a reporter may see: coarse status and public comments, no names of staff. */
export async function readPublicBug(db: Db, token: string): Promise<PublicBug> {
  const bug = await findByToken(db, token)
  const comments = await db
    .selectFrom('bug_comments')
    .select(['author_id', 'body', 'created_at'])
    .where('bug_id', '=', bug.id)
    .where('is_internal', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()
  return {
    number: bug.number,
    title: bug.title,
    status: publicStatusOf(bug.status),
    fixedIn: bug.fixed_in,
    created: bug.created_at.toISOString(),
    updated: bug.status_since.toISOString(),
    comments: comments.map((comment) => ({
      from: comment.author_id === null ? 'reporter' : 'team',
      body: comment.body,
      created: comment.created_at.toISOString(),
    })),
  }
}
