import { translator } from '#kernel/i18n/messages.ts'
import { trashOf } from '#kernel/server/housekeeping/trash.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { bugAttachments } from '../attachments/server/bug-attachments.ts'
import { purgeTrash } from '../bugs/server/change/trash-bugs.ts'
import { closeUnanswered } from '../bugs/server/close-unanswered.ts'
import { forgetTags } from '../bugs/server/find/tags.ts'
import { bugTrackerSection } from '../config.ts'
import { messages } from '../messages.ts'
import type { BugTables } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

const closeUnansweredJob = defineJob<BugTables, object>({
  name: 'bug-tracker.close-unanswered',
  cron: '10 5 * * *',
  run: async (scope) => {
    const days = scope.config.get(bugTrackerSection).needs_info_days
    const why = translator(messages, scope.lang)('why.unanswered', { days })
    await closeUnanswered(scope, { since: new Date(Date.now() - days * DAY), why })
  },
})

export const bugTrash = trashOf<BugTables>({
  keptDays: ({ config }) => config.get(bugTrackerSection).trash_days,
  purge: (scope, until) => scope.change((change) => purgeTrash(change, until)),
  purged: ({ db }) => forgetTags(db),
})

export const jobs: readonly Job[] = [closeUnansweredJob, ...bugAttachments.jobs]
