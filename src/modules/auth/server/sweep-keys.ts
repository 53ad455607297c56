import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { AuthTables } from './tables.ts'

/** Every night: keys nobody can use any more go, with what they were about. */
export const sweepKeys = defineJob<AuthTables, object>({
  name: 'auth.sweep-keys',
  cron: '40 3 * * *',
  run: async ({ db }) => {
    await sql`delete from auth_keys where expires_at < now() - interval '7 days'
      or used_at < now() - interval '7 days'`.execute(db)
  },
})
