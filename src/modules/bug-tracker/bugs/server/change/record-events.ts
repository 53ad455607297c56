import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import type { Difference } from './bug-patch.ts'

/**
 * One entry of the history per changed field: who, from, to, why. The log of the whole house says
 * only that a bug was changed; what was changed is kept here and nowhere else.
 */
export async function recordEvents(
  change: BugChange,
  bugId: string,
  { differences, why = '' }: { differences: readonly Difference[]; why?: string },
): Promise<void> {
  if (differences.length === 0) return
  const rows = differences.map(({ field, from, to, refs }) => ({
    id: uuidv7(),
    bug_id: bugId,
    actor_id: change.scope.user.id,
    actor_name: displayName(change.scope.user),
    field,
    from: JSON.stringify(from ?? null),
    to: JSON.stringify(to ?? null),
    from_ref: refs?.from ?? null,
    to_ref: refs?.to ?? null,
    why,
  }))
  await change.db.insertInto('bug_events').values(rows).execute()
}
