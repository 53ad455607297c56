import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { EMPTY_PAGE, type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import type { BugTables } from '../../../server/tables.ts'
import type { BugFilter, BugQuery, BugSort } from '../../bug-query.ts'
import { ALL_PROJECTS } from '../../bug-values.ts'
import { searchBugs } from './bug-search.ts'

type Db = Kysely<BugTables>
type Build = ExpressionBuilder<BugTables, 'bugs'>
type Condition = Expression<SqlBool>

const SORTS: SortKeys<BugSort> = {
  updated: { column: 'bugs.updated_at', type: 'timestamptz' },
  created: { column: 'bugs.created_at', type: 'timestamptz' },
  number: { column: 'bugs.number', type: 'bigint' },
  title: { column: 'bugs.title', type: 'text' },
  status: { column: 'bugs.status', type: 'bug_status' },
  severity: { column: 'bugs.severity', type: 'bug_severity' },
  priority: { column: 'bugs.priority', type: 'bug_priority' },
  votes: { column: 'bugs.num_votes', type: 'integer' },
}

/** One page of ids; `me` is whose bugs "mine" are. */
export async function findBugPage(db: Db, query: BugQuery, me: string): Promise<ListPage> {
  const searched = await searchBugs(db, query.search)
  if (!searched) return EMPTY_PAGE
  const from = db
    .selectFrom('bugs')
    .where((eb) => eb.and([...conditionsOf(eb, query, me), ...searched]))
  return listPage(db, from, { id: 'bugs.id', sorts: SORTS, request: query })
}

function conditionsOf(eb: Build, filter: BugFilter, me: string): Condition[] {
  const { selectedProject, selectedTags } = filter
  const developers = filter.statusDeveloper.map((one) => (one === 'me' ? me : one))
  const wanted: (Condition | undefined)[] = [
    eb('bugs.deleted_at', filter.trash === 'only' ? 'is not' : 'is', null),
    selectedProject === ALL_PROJECTS ? undefined : eb('bugs.project_id', '=', selectedProject),
    selectedTags.length > 0 ? sql<SqlBool>`bugs.tags @> ${selectedTags}::text[]` : undefined,
    among(filter.statusReproduce, (values) => eb('bugs.reproduce', 'in', values)),
    among(filter.statusSeverity, (values) => eb('bugs.severity', 'in', values)),
    among(filter.statusPriority, (values) => eb('bugs.priority', 'in', values)),
    among(filter.status, (values) => eb('bugs.status', 'in', values)),
    among(filter.type, (values) => eb('bugs.type', 'in', values)),
    reference(eb, 'bugs.developer_id', developers),
    reference(eb, 'bugs.milestone_id', filter.milestone),
  ]
  return wanted.filter((condition) => condition !== undefined)
}

function among<T>(values: T[], condition: (values: T[]) => Condition): Condition | undefined {
  return values.length > 0 ? condition(values) : undefined
}

/** 'none' stands for bugs without one; alone it is a plain `is null`, which an index answers. */
function reference(
  eb: Build,
  column: 'bugs.developer_id' | 'bugs.milestone_id',
  values: string[],
): Condition | undefined {
  const ids = values.filter((value) => value !== 'none')
  if (values.length === 0) return undefined
  if (ids.length === values.length) return eb(column, 'in', ids)
  if (ids.length === 0) return eb(column, 'is', null)
  return eb.or([eb(column, 'is', null), eb(column, 'in', ids)])
}
