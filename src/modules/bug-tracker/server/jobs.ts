import { translator } from '#kernel/i18n/texts.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { trashOf } from '#kernel/server/trash.ts'
import { REMOVE_BYTES } from '../attachments/server/bug-files.ts'
import { purgeTrash } from '../bugs/server/change/trash-bugs.ts'
import { closeUnanswered } from '../bugs/server/close-unanswered.ts'
import { forgetTags } from '../bugs/server/find/tags.ts'
import { bugTrackerSection } from '../config.ts'
import { texts } from '../texts.ts'
import type { BugTables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

const removeBytes = defineJob<BugTables, { key: string }>({
  name: REMOVE_BYTES,
  run: ({ storage }, { key }) => storage.remove(key),
})

const closeUnansweredJob = defineJob<BugTables, object>({
  name: 'bug-tracker.close-unanswered',
  cron: '10 5 * * *',
  run: async (scope) => {
    const days = scope.config.get(bugTrackerSection).needs_info_days
    const why = translator(texts, scope.lang)('why.unanswered', { days })
    await closeUnanswered(scope, { since: new Date(Date.now() - days * DAY), why })
  },
})

export const bugTrash = trashOf<BugTables>({
  keptDays: ({ config }) => config.get(bugTrackerSection).trash_days,
  purge: (scope, until) => scope.change((change) => purgeTrash(change, until)),
  purged: ({ db }) => forgetTags(db),
})

/** Uploads that were cut short leave a row without `ready_at`, and perhaps bytes. */
const sweepUploads = defineJob<BugTables, object>({
  name: 'bug-tracker.sweep-uploads',
  cron: '25 * * * *',
  run: ({ change }) =>
    change(async ({ db, enqueue }) => {
      const unfinished = await db
        .deleteFrom('bug_files')
        .where('ready_at', 'is', null)
        .where('created_at', '<', new Date(Date.now() - DAY))
        .returning('storage_key')
        .execute()
      for (const file of unfinished) await enqueue(REMOVE_BYTES, { key: file.storage_key })
    }),
})

export const jobs: readonly Job[] = [removeBytes, closeUnansweredJob, sweepUploads]
