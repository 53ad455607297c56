import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Clicks in the blocks of one page lie side by side, however many other pages there are. */
export const indexBlockClicks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index analytics_actions_block on analytics_actions (value collate "C", day)
      where kind = 'block'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('analytics_actions_block').execute()
  },
}
