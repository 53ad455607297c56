import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the register of the EU says of the VAT id somebody typed. */
export const checkVatIds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table carts add column vat_check jsonb`.execute(db)
    await sql`create index carts_vat_id on carts ((vat_check->>'vat_id'))
      where vat_check is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table carts drop column vat_check`.execute(db)
  },
}
