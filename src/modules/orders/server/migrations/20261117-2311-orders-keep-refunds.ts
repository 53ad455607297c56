import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * More than was paid is never paid back, and more than was bought never comes back: both fail here,
 * whatever the code above does. Quantities are whole thousandths, as in the stock.
 */
export const keepRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column refunded bigint not null default 0,
      add column reduced bigint not null default 0,
      add column withheld bigint not null default 0,
      add column attached_texts jsonb not null default '[]',
      add constraint orders_refunded_at_most check (refunded >= 0 and reduced >= 0
        and withheld >= 0 and refunded + reduced + withheld <= total)`.execute(db)
    await sql`alter table order_lines
      add column claimed bigint not null default 0,
      add column returned bigint not null default 0,
      add column arrived bigint not null default 0,
      add constraint order_lines_returned_at_most check (arrived >= 0 and returned >= arrived
        and claimed >= returned and claimed <= quantity::numeric * 1000)
      `.execute(db)
    await sql`create table order_refunds (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      amount bigint not null check (amount > 0),
      refunded_on date not null,
      note text not null default '',
      created_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index order_refunds_of on order_refunds (order_id, id)`.execute(db)
    // Those of orders that were cancelled before there was a log.
    await sql`insert into order_refunds (id, order_id, amount, refunded_on)
      select gen_random_uuid(), id, total, (updated_at at time zone 'Europe/Berlin')::date
      from orders where payment_provider_state = 'refunded' and total > 0`.execute(db)
    await sql`update orders set refunded = total
      where payment_provider_state = 'refunded'`.execute(db)
    await writeOnce(db)
    await sayWhatIsOwed(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table orders drop column is_owed`.execute(db)
    await sql`create index orders_to_refund on orders (updated_at)
      where state = 'cancelled' and payment_provider_state = 'paid'`.execute(db)
    await db.schema.dropTable('order_refunds').execute()
    await sql`drop function refuse_rewriting_refunds`.execute(db)
    await sql`alter table order_lines drop column claimed, drop column returned,
      drop column arrived`.execute(db)
    await sql`alter table orders drop column refunded, drop column reduced,
      drop column withheld, drop column attached_texts`.execute(db)
  },
}

/** A refund goes with its order, when the law's time for it is over, and never before. */
async function writeOnce(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_rewriting_refunds() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from orders where id = old.order_id) then
        return old;
      end if;
      raise exception '% is written once and never changed', tg_table_name;
    end $$`.execute(db)
  await sql`create trigger order_refunds_once before update or delete
    on order_refunds for each row execute function refuse_rewriting_refunds()`.execute(db)
}

/** What was cancelled although it was paid, and whose money has not all gone back. */
async function sayWhatIsOwed(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column is_owed boolean not null generated always as (
    state = 'cancelled' and payment_provider_state in ('paid', 'refunded_partly')
      and total > refunded + reduced + withheld) stored`.execute(db)
  await sql`drop index orders_to_refund`.execute(db)
  await sql`create index orders_to_refund on orders (updated_at) where is_owed`.execute(db)
  await sql`create index orders_owed on orders (is_owed, created_at, id)`.execute(db)
}
