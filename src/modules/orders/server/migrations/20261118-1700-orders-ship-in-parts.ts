import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An order leaves in one parcel or several. All of them together never hold more than was bought: that fails
 * here, whatever the code above does. Quantities are whole thousandths.
 */
export const shipInParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_lines add column shipped bigint not null default 0,
      add column dropped bigint not null default 0`.execute(db)
    await sql`create table shipments (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      state text not null,
      provider text not null default '',
      tracking text not null default '',
      tracking_url text not null default '',
      shipped_on date not null,
      created_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index shipments_of on shipments (order_id, id)`.execute(db)
    await sql`create table shipment_lines (
      shipment_id uuid not null references shipments on delete cascade,
      line_id uuid not null references order_lines on delete cascade,
      quantity bigint not null check (quantity > 0),
      primary key (shipment_id, line_id)
    )`.execute(db)
    await sql`create index shipment_lines_of on shipment_lines (line_id)`.execute(db)
    await tellWhatWasSent(db)
    await sql`create index order_lines_unsent on order_lines (order_id)
      where shipped + dropped < quantity::numeric * 1000`.execute(db)
    await sql`alter table order_lines add constraint order_lines_shipped_at_most check (
      shipped >= 0 and dropped >= 0 and dropped <= returned
      and shipped + dropped <= quantity::numeric * 1000)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('shipment_lines').execute()
    await db.schema.dropTable('shipments').execute()
    await sql`alter table order_lines drop column shipped, drop column dropped`.execute(db)
  },
}

/** Until now everything left at once; what was taken back of the others never left. */
async function tellWhatWasSent(db: Kysely<unknown>): Promise<void> {
  await sql`update order_lines l
    set shipped = case when o.state in ('in_fulfilment', 'completed')
        then (l.quantity::numeric * 1000)::bigint else 0 end,
      dropped = case when o.state in ('in_fulfilment', 'completed') then 0 else l.returned end
    from orders o where o.id = l.order_id`.execute(db)
  await sql`insert into shipments (id, order_id, state, tracking, shipped_on, created_at)
    select gen_random_uuid(), id, case
        when delivery ->> 'kind' = 'pickup' and state = 'completed' then 'collected'
        when delivery ->> 'kind' = 'pickup' then 'ready'
        when state = 'completed' then 'delivered' else 'shipped' end,
      tracking, (updated_at at time zone 'Europe/Berlin')::date, updated_at
    from orders where state in ('in_fulfilment', 'completed')`.execute(db)
  await sql`insert into shipment_lines (shipment_id, line_id, quantity)
    select s.id, l.id, l.shipped from shipments s join order_lines l on l.order_id = s.order_id
    where l.shipped > 0`.execute(db)
}
