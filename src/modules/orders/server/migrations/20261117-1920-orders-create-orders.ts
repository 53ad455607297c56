import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const orders = nounTable(
  'orders',
  {
    number: "text not null unique default nextval('order_numbers')::text",
    name: 'text not null',
    email: 'text not null',
    state: 'text not null',
    payment_source: 'text not null',
    payment_provider_state: "text not null default 'awaiting'",
    pay_until: 'timestamptz',
    held_from: "text not null default 'none'",
    total: 'bigint not null check (total >= 0)',
    currency: 'text not null',
    lang: 'text not null',
    address: 'jsonb not null',
    delivery: 'jsonb not null',
    totals: 'jsonb not null',
    accepted_texts: 'jsonb not null',
    tracking: "text not null default ''",
    note: "text not null default ''",
    account_id: 'uuid',
    token_hash: 'bytea not null unique',
  },
  { sorts: ['total'] },
)

/** What was bought, as it was on that day. Nothing refers to products: they may change and go. */
export const createOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence order_numbers start 1001`.execute(db)
    await orders.up(db)
    await sql`create index orders_account on orders (account_id, id)`.execute(db)
    await sql`create index orders_email on orders (lower(email))`.execute(db)
    await sql`create index orders_state on orders (state, created_at, id)`.execute(db)
    await sql`create index orders_payment on orders
      (payment_provider_state, created_at, id)`.execute(db)
    await sql`create index orders_unpaid on orders (pay_until)
      where payment_provider_state = 'awaiting' and payment_source = 'prepayment'`.execute(db)
    await sql`create table order_lines (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      position integer not null,
      variant_id uuid not null,
      product_id uuid not null,
      title text not null,
      variant_title text not null,
      sku text not null,
      unit text not null,
      quantity text not null,
      unit_price bigint not null,
      gross bigint not null,
      rate text not null,
      withdrawal text not null
    )`.execute(db)
    await sql`create index order_lines_of on order_lines (order_id, position)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('order_lines').execute()
    await orders.down?.(db)
    await sql`drop sequence order_numbers`.execute(db)
  },
}
