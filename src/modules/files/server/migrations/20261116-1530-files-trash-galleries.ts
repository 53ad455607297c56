import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const trashGalleries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table galleries add column deleted_at timestamptz`.execute(db)
    await sql`
      create index galleries_trash on galleries (deleted_at) where deleted_at is not null`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table galleries drop column deleted_at`.execute(db)
  },
}
