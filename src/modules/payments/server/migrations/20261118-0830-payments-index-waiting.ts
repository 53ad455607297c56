import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Money that belongs to nothing, and money a bank took away. */
export const indexWaiting: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payments_lost on payments (created_at, id)
      where subject_id is null and captured > refunded`.execute(db)
    await sql`create index payments_taken_away on payments (updated_at, id)
      where state = 'chargeback'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['lost', 'taken_away'])
      await db.schema.dropIndex(`payments_${name}`).execute()
  },
}
