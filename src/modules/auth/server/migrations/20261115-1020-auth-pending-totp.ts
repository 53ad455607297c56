import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An authenticator app that is being set up must not replace the one in use before it is proved. */
export const addPendingTotp: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column totp_pending text`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table users drop column totp_pending`.execute(db)
  },
}
