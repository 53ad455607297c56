import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await createMessageTable(db)
    await indexMessages(db)
    await createThread(db)
    await createSearch(db)
    await sql`create table message_spam_words (
      word bytea primary key,
      spam integer not null default 0,
      ham integer not null default 0)`.execute(db)
    await sql`create table message_blocked (
      id uuid primary key,
      email text not null,
      created_by uuid,
      created_at timestamptz not null default now())`.execute(db)
    await sql`create unique index message_blocked_email on message_blocked (lower(email))`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    for (const table of [
      'message_blocked',
      'message_spam_words',
      'message_words',
      'message_texts',
      'message_files',
      'message_entries',
      'messages',
    ])
      await db.schema.dropTable(table).execute()
  },
}

async function createMessageTable(db: Kysely<unknown>) {
  await sql`create table messages (
    id uuid primary key,
    state text not null default 'new' check (state in ('new', 'open', 'waiting', 'done', 'spam')),
    is_read boolean not null default false,
    tags text[] not null default '{}',
    name text not null default '',
    email text not null default '',
    phone text not null default '',
    subject text not null default '',
    fields jsonb not null default '{}',
    lang text not null default 'de',
    page text not null default '',
    account_id uuid,
    assigned_to uuid,
    snoozed_until timestamptz,
    mailbox text,
    learned text,
    erase_at timestamptz,
    received_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz,
    version integer not null default 1)`.execute(db)
}

/** One index per box that grows: any page of it costs the same, however many messages there are. */
async function indexMessages(db: Kysely<unknown>) {
  const live = sql`deleted_at is null`
  const open = sql`deleted_at is null and state in ('new', 'open')`
  await sql`create index messages_received on messages (received_at, id) where ${live}`.execute(db)
  await sql`create index messages_updated on messages (updated_at, id) where ${live}`.execute(db)
  await sql`create index messages_open on messages (received_at, id) where ${open}`.execute(db)
  await sql`create index messages_state on messages (state, received_at, id) where ${live}`.execute(
    db,
  )
  await sql`create index messages_assigned on messages (assigned_to, received_at, id)
    where ${live}`.execute(db)
  await sql`create index messages_waiting on messages (assigned_to, received_at, id)
    where ${open}`.execute(db)
  await sql`create index messages_unread on messages (id) where ${open} and not is_read`.execute(db)
  await sql`create index messages_snoozed on messages (snoozed_until)
    where snoozed_until is not null`.execute(db)
  await sql`create index messages_account on messages (account_id, received_at, id)`.execute(db)
  await sql`create index messages_email on messages (lower(email))`.execute(db)
  await sql`create index messages_tags on messages using gin (tags)`.execute(db)
  await sql`create index messages_erase on messages (erase_at)`.execute(db)
  await sql`create index messages_deleted on messages (deleted_at)
    where deleted_at is not null`.execute(db)
}

async function createThread(db: Kysely<unknown>) {
  await sql`create table message_entries (
    id uuid primary key,
    message_id uuid not null references messages on delete cascade,
    kind text not null check (kind in ('in', 'out', 'note')),
    author_id uuid,
    author_name text not null default '',
    text text not null,
    html text,
    send_at timestamptz,
    mail_id uuid,
    mail_ref text,
    created_at timestamptz not null default clock_timestamp())`.execute(db)
  await sql`create index message_entries_message on message_entries (message_id, id)`.execute(db)
  await sql`create index message_entries_due on message_entries (send_at)
    where mail_id is null and send_at is not null`.execute(db)
  await sql`create index message_entries_mail on message_entries (mail_id)
    where mail_id is not null`.execute(db)
  await sql`create table message_files (
    id uuid primary key,
    message_id uuid not null references messages on delete cascade,
    entry_id uuid,
    storage_key text not null unique,
    name text not null,
    type text not null,
    size bigint not null default 0,
    sha256 text not null default '',
    uploaded_by uuid not null,
    created_at timestamptz not null default now(),
    ready_at timestamptz)`.execute(db)
  await sql`create index message_files_message on message_files (message_id, id)`.execute(db)
  await sql`create index message_files_unfinished on message_files (created_at)
    where ready_at is null`.execute(db)
}

async function createSearch(db: Kysely<unknown>) {
  await sql`create table message_texts (
    message_id uuid primary key references messages on delete cascade,
    words tsvector not null)`.execute(db)
  await sql`alter table message_texts alter column words set statistics 1000`.execute(db)
  await sql`create index message_texts_words on message_texts using gin (words)`.execute(db)
  await sql`create table message_words (word text collate "C" primary key)`.execute(db)
  await sql`create index message_words_like on message_words using gin (word gin_trgm_ops)`.execute(
    db,
  )
}
