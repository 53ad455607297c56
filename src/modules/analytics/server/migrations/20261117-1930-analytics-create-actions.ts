import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files taken along and links followed out of the website, by the visit they belong to. */
export const createActions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_actions (
        visit uuid not null,
        kind text not null,
        value text not null,
        day date not null,
        times int4 not null,
        primary key (visit, kind, value)
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index analytics_actions_day on analytics_actions (day)`.execute(db)
  },
}
