import { uuidv7 } from 'uuidv7'
import type { Principal } from '#kernel/access/roles.ts'
import type { BugChange } from '../../../server/unit-of-work.ts'
import type { Difference } from './bug-patch.ts'

export function nameOf(user: Principal): string {
  return user.name || user.handle
}

/** One entry of the history per changed field: who, from, to, why. */
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
    actor_name: nameOf(change.scope.user),
    field,
    from: JSON.stringify(from ?? null),
    to: JSON.stringify(to ?? null),
    from_ref: refs?.from ?? null,
    to_ref: refs?.to ?? null,
    why,
  }))
  await change.db.insertInto('bug_events').values(rows).execute()
}

/** The same differences for the audit log. */
export function snapshotsOf(differences: readonly Difference[]) {
  return {
    before: Object.fromEntries(differences.map(({ field, from }) => [field, from])),
    after: Object.fromEntries(differences.map(({ field, to }) => [field, to])),
  }
}
