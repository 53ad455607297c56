import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-globals.de.ts'

export const en: SameShape<typeof de> = {
  globals: {
    one: 'Global block',
    many: 'Global blocks',
    create: 'New global block',
    search: 'Search names',
    empty: {
      title: 'No global blocks yet',
      text: 'Content used on several pages is kept here in one place: a notice, a call to action, your opening hours.',
    },
    fields: {
      name: 'Name',
      content: 'Blocks in German',
      enContent: 'Blocks in English',
      isLive: 'Live',
      hasChanges: 'Changed',
      numUses: 'Used',
      saved_at: 'Saved',
      published_at: 'Published',
    },
    hints: {
      name: 'Only for you: visitors do not see it.',
      enContent: 'Without English blocks, English pages show the German ones.',
    },
    sections: { what: 'Content', state: 'Status', uses: 'Where it is used' },
    actions: { publish: 'Publish' },
    done: { publish: 'The block has been updated everywhere.' },
    history: { publish: 'published it' },
  },
  state: {
    draft: 'Not published yet',
    live: 'Live',
    changes: 'Live, changed',
    text: 'Publishing changes the block everywhere it is used.',
    publish: 'Publish everywhere',
    published: 'The block has been updated everywhere.',
    unsaved: 'Save the block first.',
  },
  uses: {
    empty: 'It is not used on any page yet.',
    keep: 'It cannot be deleted while it is in use.',
  },
  place: {
    title: 'Text for this page only',
    text: 'What you change here applies to this page only. Everything else comes from the global block.',
    edit: 'Edit global block',
    own: 'Changed here',
    reset: 'Same as everywhere',
    choose: 'Choose which global block appears here.',
  },
  act: {
    keep: 'Save as global block',
    keepTitle: 'Save as global block',
    keepText: 'The block can then be used on other pages too and is edited in one place.',
    kept: '“{{name}}” is now a global block.',
    detach: 'Detach from global block',
    detached: 'The blocks now belong to this page only.',
    empty: 'There is nothing in this global block yet.',
  },
  keep: { fields: { name: 'Name of the global block' } },
}
