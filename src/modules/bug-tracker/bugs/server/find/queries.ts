import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { BugTables } from '../../../server/tables.ts'

export type Db = Kysely<BugTables>

/** Rows of a list, in the order of the ids. */
export async function findItems(db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const rows = await items(db).where(isAmong('bugs.id', ids)).execute()
  return inOrder(ids, rows)
}

/** Whole bugs, in the order of the ids; `me` decides whether they count as watched or voted for. */
export async function findBugs(db: Db, ids: readonly string[], me: string): Promise<BugRow[]> {
  if (ids.length === 0) return []
  const rows = await wholeBugs(db, me).where(isAmong('bugs.id', ids)).execute()
  return inOrder(ids, rows)
}

/** A single id is asked for as such: PostgreSQL then keeps its plan instead of making one every time. */
function isAmong(column: 'bugs.id', ids: readonly string[]) {
  const [one, ...more] = ids
  return more.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${one}::uuid`
    : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`
}

/** The bug as it is right now, and nobody else may change it until the transaction ends. */
export function lockBug(db: Db, id: string, me: string): Promise<BugRow | undefined> {
  return wholeBugs(db, me).where('bugs.id', '=', id).forUpdate('bugs').executeTakeFirst()
}

export async function mustExist(db: Db, id: string): Promise<void> {
  const bug = await db.selectFrom('bugs').select('id').where('id', '=', id).executeTakeFirst()
  if (!bug) throw failures.notFound()
}

/** Locks several bugs, always in the same order, so that no two changes wait for each other. */
export async function lockInOrder(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bugs')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

export type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number]
export type BugRow = Awaited<ReturnType<ReturnType<typeof wholeBugs>['execute']>>[number]

function items(db: Db) {
  return db
    .selectFrom('bugs')
    .innerJoin('bug_projects as project', 'project.id', 'bugs.project_id')
    .leftJoin('bug_milestones as milestone', 'milestone.id', 'bugs.milestone_id')
    .leftJoin('users as developer', 'developer.id', 'bugs.developer_id')
    .selectAll('bugs')
    .select((eb) => [
      'project.title as project_title',
      'milestone.title as milestone_title',
      sql<string | null>`coalesce(nullif(developer.name, ''), developer.handle)`.as(
        'developer_name',
      ),
      eb
        .selectFrom('bug_comments')
        .whereRef('bug_comments.bug_id', '=', 'bugs.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('num_comments'),
      eb
        .selectFrom('bug_files')
        .whereRef('bug_files.bug_id', '=', 'bugs.id')
        .where('ready_at', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('num_files'),
    ])
}

function wholeBugs(db: Db, me: string) {
  return items(db)
    .innerJoin('bug_texts as texts', 'texts.bug_id', 'bugs.id')
    .leftJoin('bugs as original', 'original.id', 'bugs.duplicate_of')
    .select((eb) => [
      'texts.body',
      'texts.environment',
      'original.number as original_number',
      'original.title as original_title',
      'original.status as original_status',
      eb
        .selectFrom('bug_merges')
        .whereRef('bug_merges.bug_id', '=', 'bugs.id')
        .where('undone_at', 'is', null)
        .select('created_at')
        .as('merged_at'),
      eb
        .exists(
          eb
            .selectFrom('bug_watchers')
            .whereRef('bug_watchers.bug_id', '=', 'bugs.id')
            .where('user_id', '=', me)
            .select('user_id'),
        )
        .as('is_watched'),
      eb
        .exists(
          eb
            .selectFrom('bug_votes')
            .whereRef('bug_votes.bug_id', '=', 'bugs.id')
            .where('voter_id', '=', me)
            .select('voter_id'),
        )
        .as('has_voted'),
    ])
}

/** Rows in the order of the ids; a list gives the ids, the rows are read afterwards. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
