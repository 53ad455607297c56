import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createBase: Migration = {
  async up(db: Kysely<unknown>) {
    await createSessions(db)
    await createConfig(db)
    await createRecords(db)
    await createPersonal(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await db.schema.dropTable(table).ifExists().execute()
  },
}

const TABLES = [
  'sessions',
  'config_sections',
  'config_history',
  'audit_log',
  'rate_limits',
  'mails',
  'saved_views',
  'edit_locks',
  'facts',
  'notices',
]

async function createSessions(db: Kysely<unknown>) {
  await sql`
    create table sessions (
      id uuid primary key,
      token_hash bytea not null unique,
      user_id uuid not null,
      limited text,
      is_staff boolean not null,
      created_at timestamptz not null default now(),
      last_active_at timestamptz not null default now(),
      ip text not null,
      agent text not null,
      tabs text[] not null default '{}'
    )`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`
    create table rate_limits (
      key text primary key,
      window_start timestamptz not null,
      count integer not null
    )`.execute(db)
}

async function createConfig(db: Kysely<unknown>) {
  await sql`
    create table config_sections (
      name text primary key,
      value jsonb not null,
      version integer not null,
      updated_at timestamptz not null default now(),
      updated_by uuid
    )`.execute(db)
  await sql`
    create table config_history (
      name text not null,
      version integer not null,
      value jsonb not null,
      created_at timestamptz not null default now(),
      created_by uuid,
      primary key (name, version)
    )`.execute(db)
  await sql`create table facts (name text primary key, value jsonb not null)`.execute(db)
}

async function createRecords(db: Kysely<unknown>) {
  await sql`
    create table audit_log (
      id uuid primary key,
      noun text not null,
      item_id text not null,
      action text not null,
      actor_id uuid not null,
      actor_name text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index audit_log_item on audit_log (noun, item_id, id desc)`.execute(db)
  await sql`
    create table mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      mailbox text,
      state text not null,
      attempts integer not null default 0,
      answer text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db)
  await sql`create index mails_state on mails (state, id desc)`.execute(db)
}

async function createPersonal(db: Kysely<unknown>) {
  await sql`
    create table saved_views (
      id uuid primary key,
      user_id uuid not null,
      collection text not null,
      name text not null,
      query text not null,
      position integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index saved_views_owner on saved_views (user_id, collection, position)`.execute(
    db,
  )
  await sql`
    create table edit_locks (
      noun text not null,
      item_id text not null,
      user_id uuid not null,
      user_name text not null,
      tab text not null,
      since timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (noun, item_id)
    )`.execute(db)
  await sql`
    create table notices (
      id uuid primary key,
      user_id uuid not null,
      kind text not null,
      title text not null,
      link text not null,
      read_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index notices_owner on notices (user_id, id desc)`.execute(db)
}
