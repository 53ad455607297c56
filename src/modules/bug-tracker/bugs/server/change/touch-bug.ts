import { sql } from 'kysely'
import type { Db } from '../find/queries.ts'

/**
 * Something happened around a bug, so it moves up in the list. Its version stays: a comment must
 * not make a form stale that someone is filling in.
 */
export async function touchBug(db: Db, id: string): Promise<void> {
  await db
    .updateTable('bugs')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
