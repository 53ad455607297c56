import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const payments = nounTable(
  'payments',
  {
    subject_kind: "text not null default ''",
    subject_id: 'uuid',
    subject_label: "text not null default ''",
    source: 'text not null',
    provider: 'text not null',
    test: 'boolean not null default false',
    state: 'text not null',
    amount: 'bigint not null check (amount >= 0)',
    captured: 'bigint not null default 0 check (captured >= 0)',
    refunded: 'bigint not null default 0 check (refunded >= 0 and refunded <= captured)',
    currency: 'text not null',
    reference: "text not null default ''",
    capture_reference: "text not null default ''",
    page_url: "text not null default ''",
    expires_at: 'timestamptz',
    asked_turn: 'bigint not null default 0',
    asked_at: 'timestamptz',
  },
  { sorts: ['amount'] },
)

const OPEN = sql.raw(`state in ('created', 'redirected', 'authorized')`)

/**
 * Money for something. What has happened to it is written once and for ever, and an event of a
 * provider counts once.
 */
export const createPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence payment_turns`.execute(db)
    await payments.up(db)
    await sql`create index payments_of_subject on payments (subject_id, id)`.execute(db)
    await sql`create index payments_state on payments (state, created_at, id)`.execute(db)
    await sql`create index payments_unmatched on payments (created_at, id)
      where subject_id is null`.execute(db)
    await sql`create unique index payments_reference on payments (provider, reference)
      where reference <> ''`.execute(db)
    await sql`create index payments_capture on payments (capture_reference)
      where capture_reference <> ''`.execute(db)
    // However often somebody presses, one page is open.
    await sql`create unique index payments_one_open on payments (subject_id)
      where state in ('created', 'redirected')`.execute(db)
    await sql`create index payments_silent on payments (asked_at nulls first)
      where ${OPEN}`.execute(db)
    await createRefunds(db)
    await createEvents(db)
    await sql`create table rehearsed_payments (
      reference text primary key,
      payment_id uuid not null,
      amount bigint not null,
      currency text not null,
      outcome text not null default 'open',
      refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
      refund_ids text[] not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['rehearsed_payments', 'payment_webhooks', 'payment_events'])
      await db.schema.dropTable(table).execute()
    await sql`drop function keep_payment_events`.execute(db)
    await db.schema.dropTable('payment_refunds').execute()
    await payments.down?.(db)
    await sql`drop sequence payment_turns`.execute(db)
  },
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_refunds (
    id uuid primary key,
    payment_id uuid not null references payments,
    amount bigint not null check (amount > 0),
    reason text not null,
    state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index payment_refunds_of on payment_refunds (payment_id, id)`.execute(db)
  await sql`create index payment_refunds_pending on payment_refunds (id)
    where state = 'pending'`.execute(db)
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_events (
    id bigint generated always as identity primary key,
    payment_id uuid not null,
    action text not null,
    state text not null,
    amount bigint,
    origin text not null,
    at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index payment_events_of on payment_events (payment_id, id)`.execute(db)
  await sql`create function keep_payment_events() returns trigger language plpgsql as $$
    begin
      raise exception '% is written once and never changed', tg_table_name;
    end $$`.execute(db)
  await sql`create trigger payment_events_once before update or delete on payment_events
    for each statement execute function keep_payment_events()`.execute(db)
  await sql`create table payment_webhooks (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null default now(),
    primary key (provider, event_id)
  )`.execute(db)
  await sql`create index payment_webhooks_age on payment_webhooks (received_at)`.execute(db)
}
