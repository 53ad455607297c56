import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'News',
  create: 'New entry',
  lang: { de: 'German', en: 'English' },
  stage: {
    draft: 'Draft',
    review: 'In review',
    scheduled: 'Scheduled',
    live: 'Live',
    changed: 'Live, changed',
    expired: 'Expired',
  },
  state: {
    goesLive: 'Appears on {{moment}}',
    goesOff: 'Until {{moment}}',
    view: 'View',
    publish: 'Publish',
    published: 'Published',
    plan: 'Schedule …',
    preview: 'Preview',
    empty: 'You can publish once it has been saved.',
  },
  versions: 'Versions: {{lang}}',
  review: {
    note: 'Note: {{note}}',
    returned: 'Handed back',
    ask: 'Send for review',
    askText: 'People who may publish are notified.',
    askDone: 'People who may publish have been notified.',
    decline: 'Hand back',
    declineText: 'Say what is missing. The author of the draft will be notified.',
    declineDone: 'The draft was handed back.',
  },
  plan: {
    title: 'When should the entry appear?',
    text: 'The draft will then appear as it is saved now.',
    submit: 'Save date',
    done: 'Date saved',
  },
}
