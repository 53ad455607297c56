import type { Lang } from '#kernel/i18n/texts.ts'
import { defineEvent } from '#kernel/server/jobs/event.ts'

export const pagePublished = defineEvent<{ id: string; lang: Lang; number: number }>(
  'page.published',
)
export const pageTakenOffline = defineEvent<{ id: string; lang: Lang }>('page.taken-offline')
export const pageDeleted = defineEvent<{ ids: string[] }>('page.deleted')
export const reviewRequested = defineEvent<{ id: string; lang: Lang; note: string }>(
  'page.review-requested',
)
