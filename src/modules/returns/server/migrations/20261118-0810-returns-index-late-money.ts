import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const OPEN = `state in ('declared', 'acknowledged', 'label_sent', 'in_transit', 'received',
  'inspected', 'accepted', 'accepted_partly')`

/** What waits for somebody: also what ended before all the money of its order was here. */
export const indexLateMoney: Migration = {
  up: (db: Kysely<unknown>) =>
    indexOpen(
      db,
      `${OPEN} or (state in ('refunded', 'closed')
        and goods_amount + shipping_amount > refunded_amount + withheld_amount)`,
    ),
  down: (db: Kysely<unknown>) =>
    indexOpen(db, `${OPEN} or (state = 'closed' and reduced_amount > 0)`),
}

async function indexOpen(db: Kysely<unknown>, where: string): Promise<void> {
  await sql`drop index returns_open`.execute(db)
  await sql`create index returns_open on returns (due_on, id) where ${sql.raw(where)}`.execute(db)
}
