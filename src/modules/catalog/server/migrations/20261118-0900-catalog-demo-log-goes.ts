import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const LOGS = ['product_prices', 'product_showings'] as const

/**
 * No price was ever asked for goods of the demo: their log goes with them, while they are still noted as
 * such. That of real goods is never removed, not even once they are gone. That the shop as a whole was in
 * sight says nothing where nothing had a price.
 */
export const demoLogGoes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function keep_price_log() returns trigger language plpgsql as $$
      begin
        if old.product_id is null then
          if not exists (select from product_prices) then return old; end if;
        elsif exists (select from demo_rows
            where noun = 'product' and item_id = old.product_id::text)
          and not exists (select from products where id = old.product_id) then
          return old;
        end if;
        raise exception '% is written once and never changed', tg_table_name;
      end $$`.execute(db)
    for (const log of LOGS) {
      await watch(db, log, 'update')
      await sql`create trigger ${sql.ref(`${log}_kept`)} before delete
        on ${sql.table(log)} for each row execute function keep_price_log()`.execute(db)
    }
  },
  async down(db: Kysely<unknown>) {
    for (const log of LOGS) {
      await sql`drop trigger ${sql.ref(`${log}_kept`)} on ${sql.table(log)}`.execute(db)
      await watch(db, log, 'update or delete')
    }
    await sql`drop function keep_price_log`.execute(db)
  },
}

async function watch(db: Kysely<unknown>, log: string, writes: string): Promise<void> {
  const once = sql.ref(`${log}_once`)
  await sql`drop trigger ${once} on ${sql.table(log)}`.execute(db)
  await sql`create trigger ${once} before ${sql.raw(writes)}
    on ${sql.table(log)} for each statement execute function refuse_rewriting()`.execute(db)
}
