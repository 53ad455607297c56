import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table bug_projects (
        id uuid primary key,
        title text not null,
        colour text not null default '#1971c2',
        is_archived boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create unique index bug_projects_title on bug_projects (lower(title))`.execute(db)
    await sql`
      create table bug_milestones (
        id uuid primary key,
        title text not null,
        notes text not null default '',
        due_on date,
        closed_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create unique index bug_milestones_title on bug_milestones (lower(title))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('bug_milestones').execute()
    await db.schema.dropTable('bug_projects').execute()
  },
}
