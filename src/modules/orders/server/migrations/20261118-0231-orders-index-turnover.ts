import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is sold abroad, and what to companies: the law counts both. */
export const indexTurnover: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index orders_country on orders
      ((address ->> 'country'), created_at)`.execute(db)
    await sql`create index orders_of_companies on orders (created_at)
      where address ->> 'company' <> ''`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['country', 'of_companies'])
      await db.schema.dropIndex(`orders_${name}`).execute()
  },
}
