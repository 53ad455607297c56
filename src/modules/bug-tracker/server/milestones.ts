import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import { OPEN_STATUSES } from '../contract-life-cycle.ts'
import type { Milestone } from '../contract-plans.ts'
import { bugFailures } from '../errors.ts'
import type { BugTables } from './tables.ts'
import type { Work } from './work.ts'

type Db = Kysely<BugTables>

/** Open ones first, the next due date on top; of the closed ones the latest hundred. */
export async function findMilestones(db: Db, id?: string): Promise<Milestone[]> {
  const only = id ? sql`where m.id = ${id}` : sql``
  const { rows } = await sql<MilestoneRow>`
    select m.id, m.title, m.notes, m.due_on::text as due, m.closed_at, m.version, p.*
    from (
      select * from bug_milestones m ${only}
      order by closed_at desc nulls first, due_on, id limit 300
    ) m
    cross join lateral (
      select count(*) filter (where status = any(${[...OPEN_STATUSES]}::bug_status[])) as open,
        count(*) as total,
        coalesce(sum(estimate_minutes), 0)::int as estimate,
        coalesce(sum(spent_minutes), 0)::int as spent
      from bugs where milestone_id = m.id and deleted_at is null
    ) p
    order by m.closed_at desc nulls first, m.due_on nulls last, m.id`.execute(db)
  return rows.map(toMilestone)
}

/** Names alone, without counting anything. */
export function findMilestoneNames(db: Db) {
  return db
    .selectFrom('bug_milestones')
    .select(['id', 'title as name'])
    .orderBy(sql`closed_at desc nulls first`)
    .orderBy(sql`due_on nulls last`)
    .orderBy('id')
    .limit(300)
    .execute()
}

type MilestoneRow = {
  id: string
  title: string
  notes: string
  due: string | null
  closed_at: Date | null
  version: number
  open: number
  total: number
  estimate: number
  spent: number
}

function toMilestone(row: MilestoneRow): Milestone {
  const { open, total, estimate, spent } = row
  return {
    _id: row.id,
    title: row.title,
    notes: row.notes,
    due: row.due,
    version: row.version,
    closed: row.closed_at?.toISOString() ?? null,
    progress: { open, done: total - open, estimateMinutes: estimate, spentMinutes: spent },
  }
}

type Fields = { title?: string; notes?: string; due?: string | null }

export async function createMilestone(
  { change }: Work,
  { title, notes, due }: Fields & { title: string },
): Promise<string> {
  const id = uuidv7()
  await change.db.insertInto('bug_milestones').values({ id, title, notes, due_on: due }).execute()
  await change.audit({ noun: 'bug-milestone', id, action: 'create', after: { title, notes, due } })
  return id
}

export async function updateMilestone(
  work: Work,
  id: string,
  { version, title, notes, due }: Fields & { version: number },
): Promise<void> {
  const { change } = work
  const before = await takeMilestone(work, id, version)
  await change.db
    .updateTable('bug_milestones')
    .set({ title, notes, due_on: due, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const after = { title, notes, due }
  await change.audit({ noun: 'bug-milestone', id, action: 'update', before, after })
}

export async function deleteMilestone({ change }: Work, id: string): Promise<void> {
  const used = await change.db
    .selectFrom('bugs')
    .select('id')
    .where('milestone_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) throw bugFailures.inUse()
  const gone = await change.db
    .deleteFrom('bug_milestones')
    .where('id', '=', id)
    .returning('title')
    .executeTakeFirst()
  if (!gone) throw failures.notFound()
  await change.audit({ noun: 'bug-milestone', id, action: 'delete', before: gone })
}

/** The milestone for writing; nobody can plan a bug into it meanwhile. */
export async function takeMilestone({ change }: Work, id: string, version: number) {
  const milestone = await change.db
    .selectFrom('bug_milestones')
    .select(['title', 'notes', 'version', 'closed_at', sql<string | null>`due_on::text`.as('due')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!milestone) throw failures.notFound()
  if (milestone.version !== version) {
    throw failures.stale({ current: (await findMilestones(change.db, id))[0] })
  }
  return milestone
}
