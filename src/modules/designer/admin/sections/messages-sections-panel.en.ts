import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-sections-panel.de.ts'

export const en: SameShape<typeof de> = {
  search: 'Find a section',
  none: 'No ready-made section has that name.',
  whole: 'Whole pages',
  own: {
    title: 'Your sections',
    none: 'For what you need on other pages too: select blocks and save them here.',
    notFound: 'None of your sections has that name.',
    shared: 'For everyone, by {{name}}',
    remove: 'Delete “{{name}}”',
    removed: '“{{name}}” deleted',
  },
  keep: {
    name: 'Save the selection as a section',
    example: 'for example “Our contacts”',
    shared: 'For everyone who edits pages',
    save: 'Save section',
    done: '“{{name}}” saved',
  },
}
