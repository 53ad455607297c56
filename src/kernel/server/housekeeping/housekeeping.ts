import { sql } from 'kysely'
import { removeWaiting } from '#platform/storage/held-storage.ts'
import { forgetImports } from '../imports/queries.ts'
import { defineJob } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'

/** Every night: what has run out is removed, so that no table grows for ever. */
export const housekeeping = defineJob<KernelTables, object>({
  name: 'kernel.housekeeping',
  cron: '20 3 * * *',
  run: async ({ db }) => {
    await sql`delete from sessions where last_active_at < now() - interval '400 days'
      or (is_staff and last_active_at < now() - interval '8 days')`.execute(db)
    await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db)
    await sql`delete from edit_locks where expires_at < now() - interval '1 day'`.execute(db)
    await sql`delete from idempotency_keys where created_at < now() - interval '48 hours'`.execute(
      db,
    )
    await sql`delete from notices where created_at < now() - interval '90 days'`.execute(db)
    await sql`delete from mails where state in ('sent', 'expired') and created_at < now() - interval '90 days'`.execute(
      db,
    )
    await sql`delete from mail_in_mails where created_at < now() - interval '180 days'`.execute(db)
    await sql`delete from mail_in_folders where leased_until < now() - interval '180 days'`.execute(
      db,
    )
    await forgetImports(db)
  },
})

/** Nightly: what interrupted uploads left behind goes within a day (R9). */
export const sweepStorage = defineJob<KernelTables, object>({
  name: 'storage.sweep',
  cron: '40 3 * * *',
  run: async ({ db, storage, log }) => {
    await removeWaiting({ db, storage })
    const removed = await storage.sweep()
    if (removed > 0) log.info({ removed }, 'unfinished files removed')
  },
})
