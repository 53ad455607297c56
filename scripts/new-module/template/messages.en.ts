import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Samples',
  samples: {
    one: 'Entry',
    many: 'Samples',
    create: 'New entry',
    search: 'Search titles and notes',
    empty: { title: 'Nothing here yet', text: 'Your first entry will appear here.' },
    fields: {
      title: 'Title',
      state: 'State',
      isPublic: 'Public',
      due: 'Due on',
      notes: 'Notes',
    },
    choices: { state: { planned: 'Planned', active: 'In progress', done: 'Done' } },
    sections: { details: 'Details' },
  },
}
