import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Selling more than there is fails here, whatever the code above does. Quantities are whole thousandths.
 * The state follows from what is ordered, not from what is held: nobody's page changes because somebody
 * else looks at their order.
 */
export const createStock: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table stock (
      variant_id uuid primary key references product_variants on delete cascade,
      product_id uuid not null,
      policy text not null default 'untracked'
        check (policy in ('tracked', 'backorder', 'untracked')),
      on_hand bigint not null default 0 check (on_hand >= 0),
      held bigint not null default 0 check (held >= 0),
      committed bigint not null default 0 check (committed >= 0),
      reorder_level bigint check (reorder_level >= 0),
      state text not null generated always as (case
        when policy = 'untracked' then 'untracked'
        when on_hand - committed <= 0 and policy = 'backorder' then 'backorder'
        when on_hand - committed <= 0 then 'sold_out'
        when on_hand - committed <= reorder_level then 'few'
        else 'in_stock' end) stored,
      version integer not null default 1,
      constraint stock_never_oversold
        check (policy <> 'tracked' or on_hand - held - committed >= 0)
    )`.execute(db)
    await sql`create index stock_of on stock (product_id)`.execute(db)
    await sql`create index stock_state on stock (state, variant_id)`.execute(db)
    await sql`create table stock_holds (
      id bigint generated always as identity primary key,
      owner uuid not null,
      variant_id uuid not null references stock on delete cascade,
      quantity bigint not null check (quantity > 0),
      state text not null check (state in ('held', 'committed', 'consumed', 'released')),
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      check (state <> 'held' or expires_at is not null)
    )`.execute(db)
    await sql`create index stock_holds_owner on stock_holds (owner)`.execute(db)
    await sql`create index stock_holds_held on stock_holds (variant_id, expires_at)
      where state = 'held'`.execute(db)
    await sql`create index stock_holds_of on stock_holds (variant_id)`.execute(db)
    await createMovements(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['stock_movements', 'stock_holds', 'stock'])
      await db.schema.dropTable(table).execute()
  },
}

async function createMovements(db: Kysely<unknown>): Promise<void> {
  await sql`create table stock_movements (
    id bigint generated always as identity primary key,
    variant_id uuid not null,
    quantity bigint not null check (quantity <> 0),
    on_hand bigint not null,
    reason text not null,
    note text not null default '',
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index stock_movements_of on stock_movements (variant_id, id)`.execute(db)
  // The trigger's function is that of the price log.
  await sql`create trigger stock_movements_once before update or delete
    on stock_movements for each statement execute function refuse_rewriting()`.execute(db)
}
