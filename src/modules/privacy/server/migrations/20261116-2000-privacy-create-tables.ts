import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table privacy_versions (
        version text primary key,
        services json not null,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table privacy_consents (
        id uuid primary key,
        version text not null references privacy_versions,
        accepted text[] not null,
        lang text not null,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index privacy_consents_age on privacy_consents (created_at)`.execute(db)
    await sql`create index privacy_consents_version on privacy_consents (version)`.execute(db)
    await sql`
      create table privacy_embeds (
        ref text primary key,
        services text[] not null,
        source json not null,
        title text not null default '',
        poster text not null default '',
        seen_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index privacy_embeds_age on privacy_embeds (seen_at)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['privacy_embeds', 'privacy_consents', 'privacy_versions'])
      await db.schema.dropTable(table).execute()
  },
}
