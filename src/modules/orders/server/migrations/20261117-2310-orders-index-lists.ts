import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the list is searched and filtered by, what is owed back, and the end of an order's time. */
export const indexLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['number', 'name', 'email'])
      await sql`create index ${sql.ref(`orders_like_${column}`)} on orders
        using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
    await sql`create index orders_source on orders (payment_source, created_at, id)`.execute(db)
    await sql`create index orders_to_refund on orders (updated_at)
      where state = 'cancelled' and payment_provider_state = 'paid'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['like_number', 'like_name', 'like_email', 'source', 'to_refund'])
      await db.schema.dropIndex(`orders_${name}`).execute()
  },
}
