import { AppError } from '#kernel/server/app-error.ts'
import type { BugScope } from '../../server/unit-of-work.ts'
import { moveBug } from './change/move-bug.ts'

const AT_ONCE = 500

/** Closes what has waited for an answer since before `since`; safe to run twice. */
export async function closeUnanswered(
  scope: BugScope,
  { since, why }: { since: Date; why: string },
): Promise<void> {
  const waiting = await scope.db
    .selectFrom('bugs')
    .select(['id', 'version'])
    .where('status', '=', 'needs_info')
    .where('deleted_at', 'is', null)
    .where('status_since', '<', since)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id, version } of waiting) {
    try {
      await scope.change((change) =>
        moveBug(change, id, { to: 'closed', version, why, fixedIn: '' }),
      )
    } catch (error) {
      // Someone has just worked on it, so it no longer waits; the next run looks again.
      if (!(error instanceof AppError)) throw error
    }
  }
}
