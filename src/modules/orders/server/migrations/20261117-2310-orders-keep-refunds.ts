import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * More than was paid is never paid back, and more than was bought never comes back: both fail here,
 * whatever the code above does. Quantities are whole thousandths, as in the stock.
 */
export const keepRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column refunded bigint not null default 0,
      add column attached_texts jsonb not null default '[]',
      add constraint orders_refunded_at_most check (refunded >= 0 and refunded <= total)`.execute(
      db,
    )
    await sql`alter table order_lines
      add column claimed bigint not null default 0,
      add column returned bigint not null default 0,
      add constraint order_lines_returned_at_most
        check (returned >= 0 and claimed >= returned and claimed <= quantity::numeric * 1000)
      `.execute(db)
    await sql`create table order_refunds (
      id uuid primary key,
      order_id uuid not null references orders,
      amount bigint not null check (amount > 0),
      refunded_on date not null,
      note text not null default '',
      created_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index order_refunds_of on order_refunds (order_id, id)`.execute(db)
    // The trigger's function is that of the price log.
    await sql`create trigger order_refunds_once before update or delete
      on order_refunds for each statement execute function refuse_rewriting()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('order_refunds').execute()
    await sql`alter table order_lines drop column claimed, drop column returned`.execute(db)
    await sql`alter table orders drop column refunded, drop column attached_texts`.execute(db)
  },
}
