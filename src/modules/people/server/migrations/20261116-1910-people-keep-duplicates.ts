import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who is probably whom, as the last night found it; a pair stands in both directions. */
export const keepDuplicates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_duplicates (
      person_id uuid not null references people on delete cascade,
      other_id uuid not null references people on delete cascade,
      reasons text[] not null,
      primary key (person_id, other_id)
    )`.execute(db)
    await sql`create index person_duplicates_other on person_duplicates (other_id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table person_duplicates`.execute(db)
  },
}
