import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Space promised to uploads that have not ended; those under way get what they announced. */
export const createBookings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table file_bookings (
        id uuid primary key,
        user_id uuid not null,
        bytes bigint not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`
      insert into file_bookings (id, user_id, bytes, expires_at)
      select id, user_id, length, expires_at from file_uploads
      where verdict is null and expires_at > now()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('file_bookings').execute()
  },
}
