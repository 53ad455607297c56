import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { dueJobs } from '#kernel/server/publishing/due.ts'
import { dropExpiredPreviews } from '#kernel/server/publishing/previews.ts'
import { settleDue } from './due-pages.ts'
import { purgeTrash } from './purge-pages.ts'
import { PAGE_SHELF } from './shelf.ts'
import type { PageTables } from './tables.ts'
import { type House, inOneChange } from './work.ts'

const DAY = 86_400_000
const TRASH_DAYS = 30

/** What pages do by themselves. */
export function jobsOf(house: House): readonly Job[] {
  const emptyTrash = defineJob<PageTables, object>({
    name: 'pages.empty-trash',
    cron: '20 4 * * *',
    run: async (scope) => {
      const until = new Date(Date.now() - TRASH_DAYS * DAY)
      while ((await inOneChange(scope, house, (work) => purgeTrash(work, until))) > 0);
      await dropExpiredPreviews({ db: scope.db, shelf: PAGE_SHELF })
    },
  })
  const due = dueJobs<PageTables>('pages', (scope, now) => settleDue(scope, house, now))
  return [...due, emptyTrash]
}
