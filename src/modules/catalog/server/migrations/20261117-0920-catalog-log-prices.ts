import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const LOGS = ['product_prices', 'product_showings'] as const

/**
 * What things cost when, and when visitors could see it. Both are written once and for ever: a struck
 * price is only as honest as they are. They outlive their product, so they name it without a key.
 * All entries of one change bear the same moment: between a price and its sale lies no time.
 */
export const logPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table product_prices (
      id bigint generated always as identity primary key,
      product_id uuid not null,
      variant_id uuid not null,
      price bigint not null check (price >= 0),
      kind text not null check (kind in ('regular', 'sale', 'promotion')),
      valid_from timestamptz not null default now(),
      valid_to timestamptz,
      reduces bigint references product_prices,
      recorded_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index product_prices_of on product_prices
      (product_id, variant_id, id)`.execute(db)
    await sql`create table product_showings (
      id bigint generated always as identity primary key,
      product_id uuid,
      is_shown boolean not null,
      shown_from timestamptz not null default now(),
      shown_to timestamptz,
      recorded_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index product_showings_of on product_showings (product_id, id)`.execute(db)
    await sql`create function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        raise exception '% is written once and never changed', tg_table_name;
      end $$`.execute(db)
    for (const log of LOGS) {
      await sql`create trigger ${sql.ref(`${log}_once`)} before update or delete
        on ${sql.table(log)} for each statement execute function refuse_rewriting()`.execute(db)
    }
  },
  async down(db: Kysely<unknown>) {
    for (const log of LOGS) await db.schema.dropTable(log).execute()
    await sql`drop function refuse_rewriting`.execute(db)
  },
}
