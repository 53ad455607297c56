import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { dueJobs } from '#kernel/server/publishing/due.ts'
import { dropExpiredPreviews } from '#kernel/server/publishing/previews.ts'
import { settleDue } from './due-entries.ts'
import { ENTRY_SHELF } from './shelf.ts'
import type { EntryTables } from './tables.ts'
import { purgeTrash } from './trash-entries.ts'
import { type House, inOneChange } from './work.ts'

const DAY = 86_400_000
const TRASH_DAYS = 30

/** What entries do by themselves. */
export function jobsOf(house: House): readonly Job[] {
  const emptyTrash = defineJob<EntryTables, object>({
    name: 'entries.empty-trash',
    cron: '25 4 * * *',
    run: async (scope) => {
      const until = new Date(Date.now() - TRASH_DAYS * DAY)
      const purge = () => inOneChange(scope, house, (work) => purgeTrash(work, until))
      while ((await purge()).length > 0);
      await dropExpiredPreviews({ db: scope.db, shelf: ENTRY_SHELF })
    },
  })
  const due = dueJobs<EntryTables>('entries', (scope, now) => settleDue(scope, house, now))
  return [...due, emptyTrash]
}
