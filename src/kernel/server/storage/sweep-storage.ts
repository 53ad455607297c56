import { defineJob } from '../jobs/job.ts'

/** Nightly: what interrupted uploads left behind goes within a day (R9). */
export const sweepStorage = defineJob<object, object>({
  name: 'storage.sweep',
  cron: '40 3 * * *',
  run: async ({ storage, log }) => {
    const removed = await storage.sweep()
    if (removed > 0) log.info({ removed }, 'unfinished files removed')
  },
})
