import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whom a sending goes to is written down slice by slice, and a sending knows how far that is. */
export const prepareInSlices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings
      add column prepared_to uuid,
      add column prepared_at timestamptz,
      alter column audience set default
        '{"any": [], "all": [], "none": [], "tags": [], "groups": [], "segment": null}'`.execute(db)
    await sql`update newsletter_sendings set audience = '{"segment": null}'::jsonb || audience,
      prepared_at = case when exists (select from newsletter_recipients
        where sending_id = newsletter_sendings.id) then now() end`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings
      drop column prepared_to,
      drop column prepared_at,
      alter column audience set default
        '{"any": [], "all": [], "none": [], "tags": [], "groups": []}'`.execute(db)
    await sql`update newsletter_sendings set audience = audience - 'segment'`.execute(db)
  },
}
