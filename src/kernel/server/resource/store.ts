import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AnyNoun } from '#kernel/contract/noun/noun.ts'
import { inOrder } from '../list/in-order.ts'
import { type ListPage, type ListRequest, listPage } from '../list/list-page.ts'
import { hasWords, searchText } from '../list/search-text.ts'
import type { QualifiedColumn, SortKey } from '../list/sort-keys.ts'
import { type NounTable, type Row, searchedColumns, selected, toColumns } from './rows.ts'

type AnyTables = Record<string, Record<string, unknown>>
type Db = Kysely<AnyTables>
type Values = Readonly<Record<string, unknown>>
type Query = ListRequest<string> & Values & { search: string }

type List = {
  noun: AnyNoun
  table: NounTable
  where: readonly RawBuilder<boolean>[]
  sorts: Readonly<Record<string, SortKey>>
}

/** One page of ids: the search, the filters the noun declares, and further conditions of the module. */
export function findPage(
  db: Db,
  { noun, table, where, sorts }: List,
  query: Query,
): Promise<ListPage> {
  const conditions = [
    ...searchOf(noun, table, query.search),
    ...filtersOf(noun, table, query),
    ...trashOf(table, query.trash),
    ...where,
  ]
  const from = conditions.reduce(
    (list, condition) => list.where(condition),
    db.selectFrom(table.name),
  )
  const id: QualifiedColumn = `${table.name}.id`
  return listPage(db, from, {
    id,
    sorts: { ...sortsOf(noun, table), ...sorts },
    request: query,
    isNarrowed: isNarrowed(query),
  })
}

/** `id` names the rows of the noun's own table; `sorts` holds what the query may be sorted by. */
export type Shortcut = {
  table: string
  id: QualifiedColumn
  where: readonly RawBuilder<boolean>[]
  sorts: Readonly<Record<string, SortKey>>
}

export function takeShortcut(
  db: Db,
  { table, id, where, sorts }: Shortcut,
  request: Query,
): Promise<ListPage> {
  const from = where.reduce((list, condition) => list.where(condition), db.selectFrom(table))
  return listPage(db, from, { id, sorts, request })
}

const OF_EVERY_LIST = ['page', 'limit', 'cursor', 'sort', 'search', 'trash']

/** Whether a query asks for more than a page in some order. */
function isNarrowed(query: Query): boolean {
  const asked = Object.entries(query).filter(([name]) => !OF_EVERY_LIST.includes(name))
  return (
    query.search.trim() !== '' ||
    query.trash === 'only' ||
    asked.some(([, value]) => !isUnset(value))
  )
}

/** In the order of the ids. What lies in the trash is found too: it can be read and restored. */
export async function readRows(db: Db, table: NounTable, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select ${selected(table)} from ${sql.table(table.name)}
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return inOrder(ids, rows, (row) => row.id)
}

/** For writing: nobody else may change them until the transaction ends. Always in one order. */
export async function lockRows(db: Db, table: NounTable, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${selected(table)} from ${sql.table(table.name)}
    where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db)
  return rows
}

type Written = { id: string; values: Values; columns?: unknown }

export async function insertRow(db: Db, table: NounTable, { id, values, columns }: Written) {
  const set = toColumns(table, values, columns)
  const names = [sql.ref('id'), ...set.map(({ column }) => sql.ref(column))]
  const given = [sql`${id}`, ...set.map(({ value }) => value)]
  await sql`insert into ${sql.table(table.name)} (${sql.join(names)})
    values (${sql.join(given)})`.execute(db)
}

export async function updateRow(db: Db, table: NounTable, { id, values, columns }: Written) {
  const set = toColumns(table, values, columns).map(
    ({ column, value }) => sql`${sql.ref(column)} = ${value}`,
  )
  await sql`update ${sql.table(table.name)}
    set ${sql.join([...set, sql`version = version + 1`, sql`updated_at = clock_timestamp()`])}
    where id = ${id}`.execute(db)
}

/** Deletes for good, or moves in and out of the trash where the noun has one. */
export async function setGone(
  db: Db,
  table: NounTable,
  { ids, isGone }: { ids: readonly string[]; isGone: boolean },
): Promise<void> {
  const name = sql.table(table.name)
  const wanted = sql`where id = any(${[...ids]}::uuid[])`
  const deletedAt = isGone ? sql`clock_timestamp()` : sql`null`
  const statement = table.hasTrash
    ? sql`update ${name} set deleted_at = ${deletedAt}, version = version + 1 ${wanted}`
    : sql`delete from ${name} ${wanted}`
  await statement.execute(db)
}

const PURGED_AT_ONCE = 200

/** A batch of what has been in the trash since before `until`. */
export async function lockPurgeable(db: Db, table: NounTable, until: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table.name)} where deleted_at < ${until}
    order by id limit ${PURGED_AT_ONCE} for update skip locked`.execute(db)
  return rows.map((row) => row.id)
}

export async function deleteRows(db: Db, table: NounTable, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table.name)} where id = any(${[...ids]}::uuid[])`.execute(db)
}

function sortsOf({ list }: AnyNoun, { name, columns }: NounTable): Record<string, SortKey> {
  const stamp = (column: string): SortKey => ({
    column: `${name}.${column}`,
    type: 'timestamptz',
  })
  const own = columns
    .filter(({ field }) => list.sort.includes(field))
    .map(({ field, column, type }): [string, SortKey] => [
      field,
      { column: `${name}.${column}`, type, isNullable: type === 'date' || type === 'timestamptz' },
    ])
  return {
    created: stamp('created_at'),
    updated: stamp('updated_at'),
    ...Object.fromEntries(own),
  }
}

function searchOf({ list }: AnyNoun, table: NounTable, search: string): RawBuilder<boolean>[] {
  const columns = searchedColumns(list, table)
  return columns.length > 0 ? hasWords(searchText(table.name, columns), search) : []
}

function filtersOf(
  { list }: AnyNoun,
  { name, columns }: NounTable,
  query: Values,
): RawBuilder<boolean>[] {
  return columns
    .filter(({ field }) => list.filters?.includes(field) && !isUnset(query[field]))
    .map(({ field, column, type }) => {
      const ref = sql.ref(`${name}.${column}`)
      const value = query[field]
      if (type === 'text[]') return sql<boolean>`${ref} @> ${value}::text[]`
      if (Array.isArray(value)) return sql<boolean>`${ref} = any(${value}::${sql.raw(type)}[])`
      return sql<boolean>`${ref} = ${value}`
    })
}

function isUnset(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

function trashOf({ name, hasTrash }: NounTable, trash: unknown): RawBuilder<boolean>[] {
  if (!hasTrash) return []
  const column = sql.ref(`${name}.deleted_at`)
  return [trash === 'only' ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`]
}
