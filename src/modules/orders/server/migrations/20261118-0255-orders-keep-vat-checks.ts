import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why an order has no VAT in it, as a tax office wants to see it. */
export const keepVatChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column vat_check jsonb`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table orders drop column vat_check`.execute(db)
  },
}
