import { sql } from 'kysely'
import type { Db } from '#kernel/server/database.ts'
import { JOBS_SCHEMA } from '#kernel/server/jobs/open-boss.ts'
import { waitUntil } from '#platform/wait.ts'

const JOBS = sql.table(`${JOBS_SCHEMA}.job`)

/** Until nothing is at work any more and nothing is due; false when the time was over first. */
export function jobsDone(db: Db, timeoutMs: number): Promise<boolean> {
  const isIdle = async () => {
    const { rows } = await sql<{ is_busy: boolean }>`select exists (select from ${JOBS}
      where state = 'active' or (state in ('created', 'retry') and start_after <= now())) as is_busy`.execute(
      db,
    )
    return rows[0]?.is_busy === false
  }
  return waitUntil(isIdle, { timeoutMs, stepMs: 1000 })
}
