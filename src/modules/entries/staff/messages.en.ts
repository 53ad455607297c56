import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  edit: 'Edit entry',
  add: 'New entry',
  failed: 'The entry could not be created. Please try again.',
  state: {
    live: 'Live',
    changes: 'Live, changed',
    review: 'In review',
    scheduled: 'Scheduled',
    expired: 'Expired',
    draft: 'Draft',
  },
}
