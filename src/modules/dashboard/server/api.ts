import type { Kysely } from 'kysely'
import { type FactTables, saveLastBackup } from './last-backup.ts'

/** When the last backup was finished, wherever it was made; or null. */
export { findLastBackup } from './last-backup.ts'

/** Lets the dashboard know that a backup was finished. */
export function noteBackup(db: Kysely<FactTables>, at: Date): Promise<void> {
  return saveLastBackup(db, at)
}
