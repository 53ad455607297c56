import { type Kysely, sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'
import { mustBeUnused } from '../../server/must-be-unused.ts'
import type { BugTables } from '../../server/tables.ts'
import { type Milestone, milestone } from '../milestone.ts'

type Db = Kysely<BugTables>

export const milestoneResource = resourcesOf<BugTables>()(milestone, {
  table: 'bug_milestones',
  removing: mustBeUnused('milestone_id'),
  derive: progressOf,
  sorts: { plan: { column: 'bug_milestones.plan_order', type: 'integer' } },
  where: ({ state }) => {
    if (state === undefined) return []
    const isOpen = sql<boolean>`bug_milestones.closed_at is null`
    return [state === 'open' ? isOpen : sql<boolean>`not ${isOpen}`]
  },
})

/** Open ones first, the next due date on top; of the closed ones the latest. */
export async function findMilestones(db: Db): Promise<Milestone[]> {
  const names = await findMilestoneNames(db)
  return milestoneResource.read(
    db,
    names.map(({ id }) => id),
  )
}

/** Names alone, without counting anything. */
export function findMilestoneNames(db: Db) {
  return db
    .selectFrom('bug_milestones')
    .select(['id', 'title as name'])
    .orderBy('plan_order')
    .orderBy(sql`closed_at desc`)
    .orderBy('id')
    .limit(300)
    .execute()
}

type Counted = { id: string; open: number; total: number; estimate: number; spent: number }

async function progressOf(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Counted>`
    select wanted.id,
      count(bugs.id) filter (where status = any(${[...OPEN_STATUSES]}::bug_status[])) as open,
      count(bugs.id) as total,
      coalesce(sum(estimate_minutes), 0)::int as estimate,
      coalesce(sum(spent_minutes), 0)::int as spent
    from unnest(${[...ids]}::uuid[]) as wanted(id)
    left join bugs on milestone_id = wanted.id and deleted_at is null
    group by wanted.id`.execute(db)
  return new Map(
    rows.map(({ id, open, total, estimate, spent }) => [
      id,
      { progress: { open, done: total - open, estimateMinutes: estimate, spentMinutes: spent } },
    ]),
  )
}
