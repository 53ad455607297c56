import { isAuthenticated, type Principal } from '#kernel/access/roles.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import { findByToken } from '../../reports/server/public-status.ts'
import type { BugScope } from '../../server/unit-of-work.ts'
import { takeVote, voteForBug } from '../../votes/server/vote-on-bug.ts'

type Reported = { id: string; reporter_id: string | null; duplicate_of: string | null }

/**
 * Who votes through a status link: the account that is signed in, else the reporter. A reporter
 * without an account is known by the report alone.
 */
export function voterOf(user: Principal, bug: Reported): string {
  if (isAuthenticated(user) && !user.limited) return user.id
  return bug.reporter_id ?? bug.id
}

/** A report that was merged speaks for its original, as long as that one is there. */
export async function votedBug(db: Db, bug: Reported): Promise<{ id: string; count: number }> {
  const { id, num_votes } = await db
    .selectFrom('bugs')
    .select(['id', 'num_votes'])
    .where('id', 'in', [bug.id, bug.duplicate_of ?? bug.id])
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb('id', '=', bug.id))
    .executeTakeFirstOrThrow()
  return { id, count: num_votes }
}

export async function setVote(scope: BugScope, token: string, isWanted: boolean): Promise<void> {
  const bug = await findByToken(scope.db, token)
  const { id } = await votedBug(scope.db, bug)
  const write = isWanted ? voteForBug : takeVote
  await scope.change((change) => write(change, id, voterOf(scope.user, bug)))
}

export async function muteReporter(
  scope: BugScope,
  token: string,
  isMuted: boolean,
): Promise<void> {
  const { id } = await findByToken(scope.db, token)
  await scope.change(async (change) => {
    const bug = await takeBug(change, id)
    if (bug.is_reporter_muted === isMuted) return
    await change.db
      .updateTable('bugs')
      .set({ is_reporter_muted: isMuted })
      .where('id', '=', id)
      .execute()
    const action = isMuted ? 'mute' : 'unmute'
    await change.audit({ noun: 'bug', id, action })
  })
}
