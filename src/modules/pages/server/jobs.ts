import { setTimeout as pause } from 'node:timers/promises'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { DUE_JOB, settleDue } from './due-pages.ts'
import { dropExpiredPreviews } from './previews.ts'
import { purgeTrash } from './purge-pages.ts'
import type { PageTables } from './tables.ts'
import { type House, inOneChange } from './work.ts'

const DAY = 86_400_000
const TRASH_DAYS = 30

/** What pages do by themselves. */
export function jobsOf(house: House): readonly Job[] {
  const due = defineJob<PageTables, { at: string }>({
    name: DUE_JOB,
    concurrency: 2,
    run: async (scope, { at }, { signal }) => {
      const wait = Date.parse(at) - Date.now()
      if (wait > 0) await pause(wait, undefined, { signal })
      await settleDue(scope, house, new Date())
    },
  })
  const catchUp = defineJob<PageTables, object>({
    name: 'pages.catch-up',
    cron: '* * * * *',
    retries: 0,
    run: async (scope) => {
      await settleDue(scope, house, new Date())
    },
  })
  const emptyTrash = defineJob<PageTables, object>({
    name: 'pages.empty-trash',
    cron: '20 4 * * *',
    run: async (scope) => {
      const until = new Date(Date.now() - TRASH_DAYS * DAY)
      while ((await inOneChange(scope, house, (work) => purgeTrash(work, until))) > 0);
      await dropExpiredPreviews(scope.db)
    },
  })
  return [due, catchUp, emptyTrash]
}
