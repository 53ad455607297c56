import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const sendings = nounTable(
  'newsletter_sendings',
  {
    name: 'text not null',
    template: 'uuid',
    template_en: 'uuid',
    lists: `jsonb not null default '[]'`,
    audience: `jsonb not null default '{"any": [], "all": [], "none": [], "tags": [], "groups": []}'`,
    subject: `text not null default ''`,
    sender: `text not null default ''`,
    reply_to: `text not null default ''`,
    send_at: 'timestamptz',
    rate_per_hour: 'integer not null default 0',
    state: `text not null default 'draft'`,
    reason: `text not null default ''`,
    trouble: `text not null default ''`,
    counts: `jsonb not null default '{}'`,
    shown_subject: `text not null default ''`,
    shown_preheader: `text not null default ''`,
    began_at: 'timestamptz',
    ended_at: 'timestamptz',
    created_by: 'uuid',
  },
  { sorts: ['name', 'began_at'] },
)

const TABLES = [
  // Few are under way at a time, and they are looked for every minute.
  `create index newsletter_sendings_open on newsletter_sendings (state, send_at)
    where state in ('scheduled', 'preparing', 'running', 'paused', 'missed')`,
  `create index newsletter_sendings_like_name on newsletter_sendings using gin (name gin_trgm_ops)`,
  `create index newsletter_sendings_like_subject on newsletter_sendings
    using gin (shown_subject gin_trgm_ops)`,
  `create index newsletter_sendings_lists on newsletter_sendings using gin (lists)`,
  `create table newsletter_sending_mails (
    sending_id uuid not null references newsletter_sendings on delete cascade,
    variant text not null,
    lang text not null,
    template uuid not null,
    revision integer not null,
    skeleton jsonb not null,
    primary key (sending_id, variant)
  )`,
  `create table newsletter_recipients (
    sending_id uuid not null references newsletter_sendings on delete cascade,
    subscriber_id uuid not null,
    list_id uuid not null,
    state text not null,
    reason text not null default '',
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    worker uuid,
    answer text not null default '',
    begun_at timestamptz,
    sent_at timestamptz,
    left_at timestamptz,
    primary key (sending_id, subscriber_id)
  )`,
  `create index newsletter_recipients_due on newsletter_recipients
    (sending_id, due_at, subscriber_id) where state in ('queued', 'deferred')`,
  `create index newsletter_recipients_state on newsletter_recipients
    (sending_id, state, subscriber_id)`,
  `create index newsletter_recipients_worker on newsletter_recipients (worker)
    where worker is not null`,
  `create index newsletter_recipients_begun on newsletter_recipients (sending_id, begun_at)
    where begun_at is not null`,
  `create index newsletter_recipients_subscriber on newsletter_recipients
    (subscriber_id, sent_at)`,
  `create index newsletter_recipients_left on newsletter_recipients (sending_id, left_at)
    where left_at is not null`,
  `create table newsletter_workers (
    id uuid primary key,
    sending_id uuid not null references newsletter_sendings on delete cascade,
    seen_at timestamptz not null default now()
  )`,
  `create table newsletter_web_views (
    sending_id uuid not null references newsletter_sendings on delete cascade,
    day date not null,
    views integer not null,
    primary key (sending_id, day)
  )`,
]

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sendings.up(db)
    for (const statement of TABLES) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table newsletter_web_views, newsletter_workers, newsletter_recipients,
      newsletter_sending_mails, newsletter_sendings`.execute(db)
  },
}
