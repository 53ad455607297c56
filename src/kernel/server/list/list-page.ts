import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import { PLAN_ANEW } from '../database/named-statements.ts'
import { boundedCount, countingOf, questionOf, type Total } from './bounded-count.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { LargeTotals } from './large-totals.ts'
import { listFailures } from './list-failures.ts'
import {
  type Ordering,
  orderingOf,
  type QualifiedColumn,
  type SortKeys,
  type SortWord,
} from './sort-keys.ts'

type Condition = RawBuilder<boolean>

/** What `listQuery` of the contract leaves of a request. */
export type ListRequest<Sort extends string> = {
  page: number
  limit: number
  sort: SortWord<Sort>
  /** Wins over `page`, which a caller may keep for its own display. */
  cursor?: string | undefined
}

type List<Sort extends string> = {
  /** The id column (uuid); it breaks ties, so the order is always the same. */
  id: QualifiedColumn
  sorts: SortKeys<Sort>
  request: ListRequest<Sort>
  /** Something was asked for: the answers may be few, and lie anywhere in the order. */
  isNarrowed?: boolean
}

export type ListPage = Total & { ids: string[]; next: string | null }

/** Nothing can match; the database need not be asked. */
export const EMPTY_PAGE: ListPage = { ids: [], next: null, numItems: 0, numItemsExact: true }

/**
 * One page of a list as ids in order, with the total and the way on. Reading whole rows by id
 * afterwards keeps the walk through the index narrow, whatever a row looks like.
 *
 * An index `(column, id)` makes any page cost the same; put filter columns before the sort column.
 * @example
 * const page = await listPage(db, db.selectFrom('bugs').where('deleted_at', 'is', null), {
 *   id: 'bugs.id', sorts: { updated: { column: 'bugs.updated_at', type: 'timestamptz' } }, request })
 */
export async function listPage<DB, TB extends keyof DB, O, Sort extends string>(
  db: Kysely<DB>,
  from: SelectQueryBuilder<DB, TB, O>,
  { id, sorts, request, isNarrowed = false }: List<Sort>,
): Promise<ListPage> {
  const { cursor, page, limit, sort } = request
  if (!cursor && page * limit > MAX_DEPTH)
    throw listFailures.tooDeep({ fields: { page: 'invalid' } })
  const order = orderingOf(sorts, sort)
  const walk = { db, from, order, id }
  const stretch = { offset: page * limit, limit: limit + 1 }
  const { found, total } = cursor
    ? await afterCursor(walk, readCursor(sort, cursor), limit + 1)
    : await (isNarrowed ? fewOrPage(walk, stretch) : withTotal(walk, stretch))
  const places = found.slice(0, limit)
  const last = places.at(-1)
  const next = found.length > limit && last ? writeCursor(sort, last) : null
  return { ids: places.map((place) => place.id), next, ...total }
}

type Walk<DB, TB extends keyof DB, O> = {
  db: Kysely<DB>
  from: SelectQueryBuilder<DB, TB, O>
  order: Ordering
  id: QualifiedColumn
}

type Stretch = { offset: number; limit: number }
type Found = { found: Position[]; total: Total }

/** Fewer are all read and put in order; see `fewIn`. */
const FEW = 2000
/** Which questions have more answers than that, for half a minute, per pool. */
const crowds = new WeakMap<object, LargeTotals>()

/** Few answers at once; of many the page, and how many there are. */
async function fewOrPage<DB, TB extends keyof DB, O>(
  walk: Walk<DB, TB, O>,
  stretch: Stretch,
): Promise<Found> {
  const many = crowds.get(walk.db) ?? new LargeTotals()
  crowds.set(walk.db, many)
  const question = questionOf(walk.from.clearSelect())
  if (many.find(question) !== undefined) return withTotal(walk, stretch)
  const few = await fewIn(walk, stretch)
  if (few) return few
  many.keep(question, FEW)
  return withTotal(walk, stretch)
}

/**
 * All answers by way of the filter, as long as they are few: they are counted on the way, and nobody
 * has to guess how far the walk through an order goes until it meets enough of them.
 */
async function fewIn<DB, TB extends keyof DB, O>(
  { db, from, order, id }: Walk<DB, TB, O>,
  { offset, limit }: Stretch,
): Promise<Found | undefined> {
  const all = from
    .clearSelect()
    .select([sql.ref(id).as('id'), sql.ref(order.column).as('key')])
    .limit(sql<number>`${sql.lit(FEW + 1)}`)
  const direction = sql.raw(order.direction)
  const { rows } = await sql<{ total: number; places: [string, string | null][] }>`${PLAN_ANEW}
    with answers as materialized (${all})
    select (select count(*) from answers) as total, (
      select coalesce(json_agg(json_build_array(page.id, page.key::text)
        order by page.key ${direction}, page.id ${direction}), '[]')
      from (select id, key from answers order by key ${direction}, id ${direction}
        limit ${sql.lit(limit)} ${offset > 0 ? sql`offset ${offset}` : sql``}) page) as places`.execute(
    db,
  )
  const { total, places } = rows[0] ?? { total: 0, places: [] }
  if (total > FEW) return undefined
  const found = places.map(([place, key]) => ({ id: place, key }))
  return { found, total: { numItems: total, numItemsExact: true } }
}

/** Page and total in one statement. */
async function withTotal<DB, TB extends keyof DB, O>(
  walk: Walk<DB, TB, O>,
  stretch: Stretch,
): Promise<Found> {
  const counting = countingOf(walk.db, walk.from)
  if (counting.kept) return { found: await readFrom(walk, stretch), total: counting.kept }
  const direction = sql.raw(walk.order.direction)
  const { rows } = await sql<{ total: number; places: [string, string | null][] }>`${PLAN_ANEW}
    select ${counting.counted} as total, (
      select coalesce(json_agg(json_build_array(page.id, page.key::text)
        order by page.key ${direction}, page.id ${direction}), '[]')
      from ${pageOf(walk, stretch)}) as places`.execute(walk.db)
  const found = (rows[0]?.places ?? []).map(([id, key]) => ({ id, key }))
  return { found, total: await counting.judge(rows[0]?.total ?? 0) }
}

async function afterCursor<DB, TB extends keyof DB, O>(
  walk: Walk<DB, TB, O>,
  place: Position,
  wanted: number,
): Promise<Found> {
  const [found, total] = await Promise.all([
    readAfter(walk, place, wanted),
    boundedCount(walk.db, walk.from),
  ])
  return { found, total }
}

/** Ordered by qualified columns only: a bare output name would sort by its text form. */
function pageOf<DB, TB extends keyof DB, O>(
  { from, order, id }: Walk<DB, TB, O>,
  { offset, limit }: Stretch,
) {
  const page = from
    .clearSelect()
    .select([sql.ref(id).as('id'), sql.ref(order.column).as('key')])
    .orderBy(sql.ref(order.column), order.direction)
    .orderBy(sql.ref(id), order.direction)
    // Few limits are in use, and a plan is better for knowing them.
    .limit(sql<number>`${sql.lit(limit)}`)
  return (offset > 0 ? page.offset(offset) : page).as('page')
}

/**
 * The sort value is written as text outside, for the rows of the page alone: inside, it would be
 * written for every row that is skipped.
 */
async function readFrom<DB, TB extends keyof DB, O>(
  walk: Walk<DB, TB, O>,
  stretch: Stretch,
): Promise<Position[]> {
  const direction = sql.raw(walk.order.direction)
  const { rows } = await sql<Position>`${PLAN_ANEW}
    select page.id, page.key::text as key from ${pageOf(walk, stretch)}
    order by page.key ${direction}, page.id ${direction}`.execute(walk.db)
  return rows
}

async function readAfter<DB, TB extends keyof DB, O>(
  walk: Walk<DB, TB, O>,
  place: Position,
  wanted: number,
): Promise<Position[]> {
  const found: Position[] = []
  for (const stretch of stretchesAfter(place, walk.order, walk.id)) {
    if (found.length === wanted) break
    const from = walk.from.where(stretch)
    found.push(...(await readFrom({ ...walk, from }, { offset: 0, limit: wanted - found.length })))
  }
  return found
}

/**
 * What follows a place, as conditions to be asked one after the other until the page is full.
 * Missing values need a stretch of their own: a single condition with `or` would keep PostgreSQL
 * from jumping into the index, and a deep page would cost as much as all pages before it.
 */
function stretchesAfter(place: Position, order: Ordering, id: QualifiedColumn): Condition[] {
  const column = sql.ref(order.column)
  const isFalling = order.direction === 'desc'
  const beyond = sql.raw(isFalling ? '<' : '>')
  const afterId = sql<boolean>`${column} is null and ${sql.ref(id)} ${beyond} ${place.id}::uuid`
  if (place.key === null) {
    return isFalling ? [afterId, sql<boolean>`${column} is not null`] : [afterId]
  }
  const value = sql`${place.key}::${sql.raw(order.type)}`
  const after = sql<boolean>`(${column}, ${sql.ref(id)}) ${beyond} (${value}, ${place.id}::uuid)`
  return order.isNullable && !isFalling ? [after, sql<boolean>`${column} is null`] : [after]
}
