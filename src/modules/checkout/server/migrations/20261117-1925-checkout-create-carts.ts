import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What somebody is about to buy: found by their account, or by the cookie of their browser. */
export const createCarts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table carts (
      id uuid primary key,
      token_hash bytea not null unique,
      account_id uuid,
      state text not null default 'active' check (state in ('active', 'converted', 'merged')),
      email text not null default '',
      address jsonb,
      delivery jsonb,
      payment_source text,
      order_id uuid,
      version integer not null default 1,
      held_until timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index carts_updated on carts (updated_at)`.execute(db)
    await sql`create index carts_email on carts (lower(email)) where email <> ''`.execute(db)
    await sql`create index carts_account on carts (account_id, updated_at)`.execute(db)
    await sql`create unique index carts_one_of_account on carts (account_id)
      where state = 'active'`.execute(db)
    await sql`create table cart_lines (
      id uuid primary key,
      cart_id uuid not null references carts on delete cascade,
      variant_id uuid not null,
      quantity bigint not null check (quantity > 0),
      seen_price bigint not null,
      created_at timestamptz not null default clock_timestamp(),
      unique (cart_id, variant_id)
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('cart_lines').execute()
    await db.schema.dropTable('carts').execute()
  },
}
