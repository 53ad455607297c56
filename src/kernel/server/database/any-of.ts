import { type RawBuilder, sql } from 'kysely'

/**
 * One of these ids, for statements that take longer to plan than to run. PostgreSQL plans a named
 * statement anew each time as long as knowing its values looks cheaper, and of a list as a value it knows
 * the length; of this one it does not, so that one plan serves them all.
 * @example sql`select * from product_variants where id = ${anyOf(ids)}`
 */
export function anyOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`any(array(select unnest(${[...ids]}::uuid[])))`
}
