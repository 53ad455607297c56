import pg from 'pg'
import type { DatabaseTarget } from '../postgres/setting.ts'

const LOCK = 7_325_010

/**
 * One after the other, on all instances together: whoever makes, proves or restores backups holds
 * this lock, and whoever dies lets go of it.
 */
export async function withWorkLock<T>(
  target: DatabaseTarget,
  work: () => Promise<T>,
  { waits = true }: { waits?: boolean } = {},
): Promise<T | undefined> {
  const client = new pg.Client({ ...target, keepAlive: true, application_name: 'kontor transfer' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    if (waits) await client.query('select pg_advisory_lock($1)', [LOCK])
    else if (!(await takes(client))) return undefined
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function takes(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1) as is_ours',
    [LOCK],
  )
  return rows[0]?.is_ours === true
}
