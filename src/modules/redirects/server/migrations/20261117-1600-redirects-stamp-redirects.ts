import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const stampRedirects: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table redirects
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table redirects drop column version, drop column updated_at`.execute(db)
  },
}
