import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { QueueTiming } from './queue-timing.ts'

/** Jobs live in a schema of their own, beside the tables of the modules. */
export const JOBS_SCHEMA = 'jobs'

/**
 * The queue has a few connections of its own: a crowd of requests that waits for the shared pool
 * must not keep workers from sending their heartbeat, or their jobs would be taken twice.
 */
export async function openBoss(options: {
  pool: pg.Pool
  timing: QueueTiming
  log: Logger
}): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const { pool, timing, log } = options
  const boss = new PgBoss({
    ...pool.options,
    // pg hides the password from enumeration, so the spread does not carry it over.
    password: pool.options.password as string | (() => Promise<string>),
    ssl: pool.options.ssl,
    // Installing and maintaining the schema may take longer than a request ever should.
    ...({ statement_timeout: 120_000, query_timeout: 130_000 } as object),
    application_name: 'kontor-jobs',
    max: 4,
    schema: JOBS_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: timing.supervise,
    // A little shorter than the pass itself, so that every pass really looks.
    monitorIntervalSeconds: Math.max(1, Math.floor(timing.supervise * 0.8)),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  try {
    await boss.start()
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return boss
}
