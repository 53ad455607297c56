import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { uuidv7 } from 'uuidv7'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const IN_BOTH = `jsonb not null default '{"de": "", "en": ""}'`

const lists = nounTable(
  'newsletter_lists',
  {
    name: 'text not null',
    description: IN_BOTH,
    sender: `text not null default ''`,
    reply_to: `text not null default ''`,
    mailbox: 'uuid',
    is_public: 'boolean not null default true',
    in_archive: 'boolean not null default true',
    in_signup: 'boolean not null default true',
    wording: IN_BOTH,
    welcome: 'uuid',
    follow_ups: `jsonb not null default '[]'`,
  },
  { sorts: ['name'], hasTrash: true },
)

const subscribers = nounTable(
  'newsletter_subscribers',
  {
    email: 'text not null',
    address_hash: 'bytea not null unique',
    first_name: `text not null default ''`,
    last_name: `text not null default ''`,
    lang: `text not null default 'de'`,
    tags: `text[] not null default '{}'`,
    groups: `text[] not null default '{}'`,
    tracking: 'boolean not null default false',
    state: `text not null default 'pending'`,
    confirm_mails: 'integer not null default 0',
    preferences_hash: 'bytea not null unique',
  },
  { sorts: ['email'] },
)

const TABLES = [
  `create table newsletter_subscriptions (
    subscriber_id uuid not null references newsletter_subscribers on delete cascade,
    list_id uuid not null references newsletter_lists on delete cascade,
    state text not null,
    since timestamptz not null default now(),
    source text not null,
    basis text not null default 'consent',
    paused_until timestamptz,
    unsubscribe_hash bytea not null unique,
    primary key (subscriber_id, list_id)
  )`,
  `create index newsletter_subscriptions_list on newsletter_subscriptions
    (list_id, state, subscriber_id)`,
  `create index newsletter_subscriptions_pending on newsletter_subscriptions (since)
    where state = 'pending'`,
  `create index newsletter_subscriptions_paused on newsletter_subscriptions (paused_until)
    where state = 'paused'`,
  `create table newsletter_requests (
    id uuid primary key,
    email text not null,
    lists uuid[] not null,
    first_name text not null default '',
    last_name text not null default '',
    lang text not null,
    tracking boolean not null default false,
    facts jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index newsletter_requests_email on newsletter_requests (lower(email))',
  `create table newsletter_keys (
    id uuid primary key,
    key_hash bytea not null unique,
    purpose text not null,
    subscriber_id uuid not null references newsletter_subscribers on delete cascade,
    lists uuid[] not null,
    is_all boolean not null default false,
    new_email text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index newsletter_keys_subscriber on newsletter_keys (subscriber_id)',
  'create index newsletter_keys_expires on newsletter_keys (expires_at)',
  'create index newsletter_keys_email on newsletter_keys (lower(new_email)) where new_email is not null',
  `create table newsletter_suppressions (
    id uuid primary key,
    address_hash bytea not null,
    list_id uuid references newsletter_lists on delete cascade,
    reason text not null,
    created_at timestamptz not null default now(),
    unique nulls not distinct (address_hash, list_id)
  )`,
  ...['email', 'first_name', 'last_name'].map(
    (column) => `create index newsletter_subscribers_like_${column} on newsletter_subscribers
      using gin (${column} gin_trgm_ops)`,
  ),
  'create index newsletter_subscribers_address on newsletter_subscribers (lower(email))',
  `create index newsletter_subscribers_by_state on newsletter_subscribers (state, created_at, id)`,
  'create index newsletter_subscribers_tags on newsletter_subscribers using gin (tags)',
  'create index newsletter_subscribers_groups on newsletter_subscribers using gin (groups)',
]

/** The state of a subscriber is the best of their subscriptions, wherever those are written. */
const STATE = [
  `create function newsletter_note_state() returns trigger language plpgsql as $$
  begin
    update newsletter_subscribers set state = coalesce((
      select s.state from newsletter_subscriptions s
      where s.subscriber_id = newsletter_subscribers.id
      order by array_position(
        array['confirmed', 'paused', 'pending', 'suppressed', 'unsubscribed'], s.state)
      limit 1), 'unsubscribed')
    where id = coalesce(new.subscriber_id, old.subscriber_id);
    return null;
  end $$`,
  `create trigger newsletter_note_state after insert or update or delete
    on newsletter_subscriptions for each row execute function newsletter_note_state()`,
]

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await lists.up(db)
    await subscribers.up(db)
    for (const statement of [...TABLES, ...STATE]) await sql.raw(statement).execute(db)
    // One list to begin with: most businesses need no second.
    await sql`insert into newsletter_lists (id, name, description)
      values (${uuidv7()}, 'Newsletter', ${JSON.stringify({
        de: 'Neuigkeiten und Angebote, etwa einmal im Monat.',
        en: 'News and offers, about once a month.',
      })}::jsonb)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table newsletter_suppressions, newsletter_keys, newsletter_requests,
      newsletter_subscriptions, newsletter_subscribers, newsletter_lists`.execute(db)
    await sql`drop function newsletter_note_state()`.execute(db)
  },
}
