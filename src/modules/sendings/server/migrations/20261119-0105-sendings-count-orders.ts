import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was ordered after a link of a newsletter was followed: sums of a day, and no order in them. */
export const countOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table newsletter_orders (
      sending_id uuid not null references newsletter_sendings on delete cascade,
      day date not null,
      currency text not null,
      orders integer not null,
      cents bigint not null,
      primary key (sending_id, day, currency)
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('newsletter_orders').execute()
  },
}
