import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const TABLES = ['bug_projects', 'bug_milestones']

/** Every noun says when it was changed. A plan begins with what is due next. */
export const stampPlans: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of TABLES) {
      const name = sql.table(table)
      await sql`alter table ${name} add updated_at timestamptz not null default now()`.execute(db)
      await sql`update ${name} set updated_at = created_at`.execute(db)
    }
    await sql`
      alter table bug_milestones add plan_order integer not null generated always as (
        case when closed_at is null then coalesce(due_on - date '2000-01-01', 1000000)
        else 2000000 end
      ) stored`.execute(db)
    await sql`create index bug_milestones_plan on bug_milestones (plan_order, id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table bug_milestones drop plan_order`.execute(db)
    for (const table of TABLES) {
      await sql`alter table ${sql.table(table)} drop updated_at`.execute(db)
    }
  },
}
