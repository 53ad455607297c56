import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What went online on which day; published twice on a day, it is one. */
export const createPublications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_publications (
        day date not null,
        noun text not null,
        item uuid not null,
        lang text not null,
        title text not null,
        primary key (day, noun, item, lang)
      )`.execute(db)
  },
}
