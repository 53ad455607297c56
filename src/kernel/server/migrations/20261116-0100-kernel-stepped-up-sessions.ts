import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Dangerous calls ask for a proof that is younger than the session: when it was given, and by what. */
export const steppedUpSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table sessions
        add column stepped_up_at timestamptz,
        add column stepped_up_by text check (stepped_up_by in ('password', 'second-factor')),
        add constraint sessions_stepped_up check ((stepped_up_at is null) = (stepped_up_by is null))
    `.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table sessions drop column stepped_up_at, drop column stepped_up_by`.execute(db)
  },
}
