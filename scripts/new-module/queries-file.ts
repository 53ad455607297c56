import type { Names } from './names.ts'

export function queriesFile(names: Names): string {
  return listQueries(names) + rowQueries(names)
}

function listQueries({ Type, table }: Names): string {
  return `import { type Kysely, type Selectable, sql } from 'kysely'
import { type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import type { ${Type}Query, ${Type}Sort } from '../contract.ts'
import type { ${Type}Tables } from './tables.ts'

type Db = Kysely<${Type}Tables>
type Row = Selectable<${Type}Tables['${table}']>

const SORTS: SortKeys<${Type}Sort> = {
  updated: { column: '${table}.updated_at', type: 'timestamptz' },
  created: { column: '${table}.created_at', type: 'timestamptz' },
  title: { column: '${table}.title', type: 'text' },
}

/** One page of ids; rows are read by them afterwards. */
export function find${Type}Page(db: Db, query: ${Type}Query): Promise<ListPage> {
  const from = db
    .selectFrom('${table}')
    .$if(query.search !== '', (list) => list.where('title', 'ilike', containing(query.search)))
  return listPage(db, from, { id: '${table}.id', sorts: SORTS, request: query })
}
`
}

function rowQueries({ Type, Types, table }: Names): string {
  return `
/** In the order of the ids; unknown ones are left out. */
export async function find${Types}(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('${table}').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** For writing: nobody else may change it until the transaction ends. */
export function lock${Type}(db: Db, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('${table}')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function delete${Types}(db: Db, ids: readonly string[]): Promise<string[]> {
  const gone = await db
    .deleteFrom('${table}')
    .where(sql<boolean>\`id = any(\${[...ids]}::uuid[])\`)
    .returning('id')
    .execute()
  return gone.map((row) => row.id)
}

/** What is typed is text: its own wildcards mean nothing. */
function containing(search: string): string {
  return \`%\${search.replace(/[\\\\%_]/g, '\\\\$&')}%\`
}
`
}
