import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nounTable } from '#kernel/server/resource/noun-table.ts'

const recommendations = nounTable(
  'newsletter_recommendations',
  {
    sending_id: 'uuid references newsletter_sendings on delete cascade',
    channel: 'text not null',
    day: 'date not null',
    shares: 'integer not null',
  },
  { sorts: ['day'] },
)

export const countRecommendations: Migration = {
  async up(db: Kysely<unknown>) {
    await recommendations.up(db)
    // One row for each way and day, of the newsletter as such too.
    await sql`create unique index newsletter_recommendations_once on newsletter_recommendations
      (sending_id, channel, day) nulls not distinct`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('newsletter_recommendations').execute()
  },
}
