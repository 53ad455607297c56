import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What happened to a payment is never rewritten; it goes with the payment, when the law's time is over. */
export const goWithSubject: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create or replace function keep_payment_events() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from payments where id = old.payment_id) then
          return old;
        end if;
        raise exception '% is written once and never changed', tg_table_name;
      end $$`.execute(db)
    await watch(db, 'row')
    await sql`create index rehearsed_payments_of on rehearsed_payments (payment_id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('rehearsed_payments_of').execute()
    await sql`create or replace function keep_payment_events() returns trigger language plpgsql as $$
      begin
        raise exception '% is written once and never changed', tg_table_name;
      end $$`.execute(db)
    await watch(db, 'statement')
  },
}

async function watch(db: Kysely<unknown>, each: 'row' | 'statement'): Promise<void> {
  await sql`drop trigger payment_events_once on payment_events`.execute(db)
  await sql`create trigger payment_events_once before update or delete on payment_events
    for each ${sql.raw(each)} execute function keep_payment_events()`.execute(db)
}
