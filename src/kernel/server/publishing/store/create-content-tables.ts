import { type Kysely, sql } from 'kysely'
import type { ContentStore } from './content-store.ts'

/**
 * The tables of a store, for a module's first migration. Blocks are kept as `json`, not `jsonb`:
 * what nobody here knows comes back byte for byte. Migrations that have landed use it, so what it
 * makes never changes.
 */
export async function createContentTables(db: Kysely<unknown>, store: ContentStore): Promise<void> {
  const owner = sql`${sql.ref(store.owner)} uuid not null references ${sql.table(store.things)}
    on delete cascade`
  await createContents(db, store, owner)
  await sql`
    create table ${sql.table(store.versions)} (
      ${owner},
      lang text not null,
      number integer not null,
      fields json not null,
      blocks json not null,
      note text not null default '',
      published_at timestamptz not null default now(),
      published_by uuid not null,
      published_by_name text not null,
      primary key (${sql.ref(store.owner)}, lang, number)
    )`.execute(db)
  await sql`
    create table ${sql.table(store.previews)} (
      token_hash bytea primary key,
      ${owner},
      lang text not null,
      expires_at timestamptz not null,
      created_by uuid not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on ${sql.table(store.previews)} (${sql.ref(store.owner)})`.execute(db)
}

async function createContents(
  db: Kysely<unknown>,
  store: ContentStore,
  owner: ReturnType<typeof sql>,
) {
  const contents = sql.table(store.contents)
  await sql`
    create table ${contents} (
      ${owner},
      lang text not null,
      title text collate "de-x-icu" not null,
      revision integer not null default 1,
      draft json not null,
      draft_blocks json not null,
      has_changes boolean not null default true,
      in_review boolean not null default false,
      review_note text not null default '',
      live json,
      live_blocks json,
      is_live boolean not null default false,
      has_expired boolean not null default false,
      live_number integer not null default 0,
      publish_at timestamptz,
      scheduled json,
      scheduled_blocks json,
      expire_at timestamptz,
      published_at timestamptz,
      saved_at timestamptz not null default now(),
      saved_by uuid,
      saved_by_name text not null default '',
      primary key (${sql.ref(store.owner)}, lang)
    )`.execute(db)
  await sql`create index on ${contents} (publish_at) where publish_at is not null`.execute(db)
  await sql`create index on ${contents} (expire_at) where is_live`.execute(db)
}
