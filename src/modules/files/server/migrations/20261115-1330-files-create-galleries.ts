import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createGalleries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table galleries (
        id uuid primary key,
        title text collate "de-x-icu" not null,
        cover uuid references files on delete set null,
        layout text not null,
        is_downloadable boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index galleries_by_updated on galleries (updated_at, id)`.execute(db)
    await sql`create index galleries_by_created on galleries (created_at, id)`.execute(db)
    await sql`create index galleries_by_title on galleries (title, id)`.execute(db)
    await sql`
      create table gallery_items (
        gallery_id uuid not null references galleries on delete cascade,
        position integer not null,
        file_id uuid not null references files on delete cascade,
        caption text not null default '',
        primary key (gallery_id, position)
      )`.execute(db)
    await sql`create index gallery_items_file on gallery_items (file_id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('gallery_items').execute()
    await db.schema.dropTable('galleries').execute()
  },
}
