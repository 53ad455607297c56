import type { Change } from '#kernel/server/change.ts'
import { bugFailures } from '../errors.ts'
import type { BugTables } from './tables.ts'

/** What bugs are filed under or planned for stays as long as one is. */
export function mustBeUnused(column: 'project_id' | 'milestone_id') {
  return async ({ db }: Change<BugTables>, items: readonly { _id: string }[]): Promise<void> => {
    if (items.length === 0) return
    const ids = items.map(({ _id }) => _id)
    const used = await db
      .selectFrom('bugs')
      .select('id')
      .where(column, 'in', ids)
      .limit(1)
      .execute()
    if (used.length > 0) throw bugFailures.inUse()
  }
}
