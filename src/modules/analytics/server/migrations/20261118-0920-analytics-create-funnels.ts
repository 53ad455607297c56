import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

/** Pages that visits should lead through; `list` is what is compared with the pages of a visit. */
export const createFunnels = nounTable(
  'analytics_funnels',
  {
    title: 'text not null',
    steps: 'text not null',
    list: "text[] not null generated always as (string_to_array(steps, E'\\n')) stored",
  },
  { sorts: ['title'] },
)

/** When in its visit a page was seen: the first, the fourth. Not at what time. */
export const addPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table analytics_views
      add column places int4[] not null default '{}'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table analytics_views drop column places`.execute(db)
  },
}
