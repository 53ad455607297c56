import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A voter is an account, or a report whose author has none: then it is the id of that report.
 * The number stands in the row of the bug, so that sorting by it is one walk along one index.
 */
export const createVotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table bug_votes (
        bug_id uuid not null references bugs on delete cascade,
        voter_id uuid not null,
        created_at timestamptz not null default clock_timestamp(),
        primary key (bug_id, voter_id)
      )`.execute(db)
    await sql`create index bug_votes_voter on bug_votes (voter_id)`.execute(db)
    await sql`alter table bugs add column num_votes integer not null default 0`.execute(db)
    await sql`create index bugs_by_num_votes on bugs (num_votes, id)
      where deleted_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table bugs drop column num_votes`.execute(db)
    await db.schema.dropTable('bug_votes').execute()
  },
}
