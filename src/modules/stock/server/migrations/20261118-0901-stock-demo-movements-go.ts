import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Goods of the demo never moved: what was written of them goes with them, and only that. */
export const demoMovementsGo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function keep_stock_movements() returns trigger language plpgsql as $$
      begin
        if exists (select from demo_rows where noun = 'stock' and item_id = old.variant_id::text)
          and not exists (select from product_variants where id = old.variant_id) then
          return old;
        end if;
        raise exception '% is written once and never changed', tg_table_name;
      end $$`.execute(db)
    await watch(db, 'update')
    await sql`create trigger stock_movements_kept before delete
      on stock_movements for each row execute function keep_stock_movements()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger stock_movements_kept on stock_movements`.execute(db)
    await watch(db, 'update or delete')
    await sql`drop function keep_stock_movements`.execute(db)
  },
}

async function watch(db: Kysely<unknown>, writes: string): Promise<void> {
  await sql`drop trigger stock_movements_once on stock_movements`.execute(db)
  await sql`create trigger stock_movements_once before ${sql.raw(writes)}
    on stock_movements for each statement execute function refuse_rewriting()`.execute(db)
}
