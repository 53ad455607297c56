import { sql } from 'kysely'
import { defineJob, type Job } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'

/** Every five minutes: keys that ran out are dropped, and mails that waited with them stay here. */
export const expireMails: Job = defineJob<KernelTables, object>({
  name: 'mail.expire',
  cron: '*/5 * * * *',
  run: async ({ db }) => {
    await sql`update mails set sealed_key = null,
        state = case when state in ('queued', 'kept') then 'expired' else state end
      where sealed_key is not null and key_expires_at <= now()`.execute(db)
  },
})
