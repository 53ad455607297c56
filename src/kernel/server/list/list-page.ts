import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import { boundedCount, type Total } from './bounded-count.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'
import { stretchesAfter } from './keyset.ts'
import { listFailures } from './list-failures.ts'
import {
  type Ordering,
  orderingOf,
  type QualifiedColumn,
  type SortKeys,
  type SortWord,
} from './sort-keys.ts'

/** What `listQuery` of the contract leaves of a request. */
export type ListRequest<Sort extends string> = {
  page: number
  limit: number
  sort: SortWord<Sort>
  /** Wins over `page`, which a caller may keep for its own display. */
  cursor?: string | undefined
}

export type List<Sort extends string> = {
  /** The id column (uuid); it breaks ties, so the order is always the same. */
  id: QualifiedColumn
  sorts: SortKeys<Sort>
  request: ListRequest<Sort>
}

export type ListPage = Total & { ids: string[]; next: string | null }

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
  { id, sorts, request }: List<Sort>,
): Promise<ListPage> {
  const { cursor, page, limit, sort } = request
  if (!cursor && page * limit > MAX_DEPTH)
    throw listFailures.tooDeep({ fields: { page: 'cursor' } })
  const order = orderingOf(sorts, sort)
  const wanted = limit + 1
  const rows = keyRows(from, { order, id })
  const [found, total] = await Promise.all([
    cursor
      ? readAfter(rows, { place: readCursor(sort, cursor), order, id, wanted })
      : rows
          .limit(wanted)
          .offset(page * limit)
          .execute(),
    boundedCount(db, from),
  ])
  const places = found.slice(0, limit)
  const last = places.at(-1)
  const next = found.length > limit && last ? writeCursor(sort, last) : null
  return { ids: places.map((place) => place.id), next, ...total }
}

/** Ordered by qualified columns only: a bare output name would sort by its text form. */
function keyRows<DB, TB extends keyof DB, O>(
  from: SelectQueryBuilder<DB, TB, O>,
  { order, id }: { order: Ordering; id: QualifiedColumn },
): SelectQueryBuilder<DB, TB, Place> {
  const ordered = from
    .clearSelect()
    .select([
      sql<string>`${sql.ref(id)}`.as('id'),
      sql<string | null>`${sql.ref(order.column)}::text`.as('key'),
    ])
    .orderBy(sql.ref(order.column), order.direction)
    .orderBy(sql.ref(id), order.direction)
  return ordered as unknown as SelectQueryBuilder<DB, TB, Place>
}

type After = { place: Place; order: Ordering; id: QualifiedColumn; wanted: number }

async function readAfter<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, Place>,
  { place, order, id, wanted }: After,
): Promise<Place[]> {
  const found: Place[] = []
  for (const stretch of stretchesAfter(place, order, id)) {
    if (found.length === wanted) break
    const more = await rows
      .where(stretch)
      .limit(wanted - found.length)
      .execute()
    found.push(...(more as unknown as Place[]))
  }
  return found
}
