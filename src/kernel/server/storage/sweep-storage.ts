import { defineJob } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { removeWaiting } from './held-storage.ts'

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
