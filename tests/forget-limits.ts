import { type Kysely, sql } from 'kysely'

/**
 * Runs ask more often than people do. Several do this at once, beside calls that count: whoever meets a row in use
 * leaves it alone, or they would wait for each other in a circle.
 */
export async function forgetLimits(db: Kysely<never>): Promise<void> {
  await sql`delete from rate_limits where key in (
    select key from rate_limits for update skip locked)`.execute(db)
}
