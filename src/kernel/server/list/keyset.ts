import { type RawBuilder, sql } from 'kysely'
import type { Place } from './cursor.ts'
import type { Ordering, QualifiedColumn } from './sort-keys.ts'

type Condition = RawBuilder<boolean>

/**
 * What follows a place, as conditions to be asked one after the other until the page is full.
 * Missing values need a stretch of their own: a single condition with `or` would keep PostgreSQL
 * from jumping into the index, and a deep page would cost as much as all pages before it.
 */
export function stretchesAfter(place: Place, order: Ordering, id: QualifiedColumn): Condition[] {
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
