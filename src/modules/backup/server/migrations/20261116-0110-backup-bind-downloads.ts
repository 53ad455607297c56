import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A download belongs to the session that asked for it; what was handed out before is worth nothing. */
export const bindDownloads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from backup_downloads`.execute(db)
    await sql`alter table backup_downloads add column session_id uuid not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table backup_downloads drop column session_id`.execute(db)
  },
}
