import type { Lang } from '#kernel/i18n/texts.ts'
import { defineEvent } from '#kernel/server/jobs/event.ts'

export const entryPublished = defineEvent<{ id: string; lang: Lang; number: number }>(
  'entry.published',
)
export const entryTakenOffline = defineEvent<{ id: string; lang: Lang }>('entry.taken-offline')
export const entryReviewRequested = defineEvent<{ id: string; lang: Lang; note: string }>(
  'entry.review-requested',
)
