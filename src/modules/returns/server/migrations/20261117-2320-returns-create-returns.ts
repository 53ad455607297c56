import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const returns = nounTable(
  'returns',
  {
    number: "text not null unique default 'R' || nextval('return_numbers')::text",
    kind: "text not null check (kind in ('withdrawal', 'complaint', 'goodwill'))",
    state: "text not null default 'declared'",
    contract: 'text not null',
    name: "text not null default ''",
    contact: "text not null default ''",
    // An order may end before what came back of it: the return goes by itself, with all that points to it.
    order_id: 'uuid references orders on delete set null',
    // Fourteen days from the declaration, where the business is.
    declared_on: 'date',
    due_on: `date generated always as (case when kind = 'withdrawal' then
      coalesce(declared_on, (created_at at time zone 'Europe/Berlin')::date) + 14 end) stored`,
    is_whole: 'boolean not null default true',
    is_online: 'boolean not null default false',
    wanted: 'jsonb',
    reason: "text not null default ''",
    goods_amount: 'bigint not null default 0 check (goods_amount >= 0)',
    shipping_amount: 'bigint not null default 0 check (shipping_amount >= 0)',
    refunded_amount: 'bigint not null default 0 check (refunded_amount >= 0)',
    reduced_amount: 'bigint not null default 0 check (reduced_amount >= 0)',
    withheld_amount: 'bigint not null default 0 check (withheld_amount >= 0)',
    lang: "text not null default 'de'",
    note: "text not null default ''",
    account_id: 'uuid',
  },
  { sorts: ['due_on'] },
)

/** What comes back, and what of it. Quantities are whole thousandths, as in the stock. */
export const createReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence return_numbers start 1001`.execute(db)
    await returns.up(db)
    await sql`create index returns_order on returns (order_id)`.execute(db)
    await sql`create index returns_account on returns (account_id)`.execute(db)
    await sql`create index returns_contact on returns (lower(contact))`.execute(db)
    await sql`create index returns_state on returns (state, created_at, id)`.execute(db)
    await sql`create index returns_kind on returns (kind, created_at, id)`.execute(db)
    await sql`create index returns_open on returns (due_on, id) where state in ('declared',
      'acknowledged', 'label_sent', 'in_transit', 'received', 'inspected', 'accepted',
      'accepted_partly') or (state = 'closed' and reduced_amount > 0)`.execute(db)
    await sql`create table return_lines (
      id uuid primary key,
      return_id uuid not null references returns on delete cascade,
      order_line_id uuid not null,
      claimed bigint not null check (claimed > 0),
      accepted bigint check (accepted >= 0 and accepted <= claimed),
      is_restocked boolean not null default false,
      amount bigint not null default 0 check (amount >= 0),
      unique (return_id, order_line_id)
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('return_lines').execute()
    await returns.down?.(db)
    await sql`drop sequence return_numbers`.execute(db)
  },
}
