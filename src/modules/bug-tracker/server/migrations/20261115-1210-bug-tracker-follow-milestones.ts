import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The history names milestones as people knew them. A burn-down must follow a milestone through
 * its renamings, so events of a plan also keep which ones they speak of.
 */
export const followMilestones: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bug_events add column from_ref uuid, add column to_ref uuid`.execute(db)
    for (const side of ['from', 'to']) {
      await sql`
        update bug_events set ${sql.ref(`${side}_ref`)} = milestone.id
        from bug_milestones milestone
        where field = 'milestone'
          and bug_events.${sql.ref(side)} = to_jsonb(milestone.title)`.execute(db)
    }
    await sql`create index bug_events_left on bug_events (from_ref, bug_id)
      where from_ref is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table bug_events drop column from_ref, drop column to_ref`.execute(db)
  },
}
