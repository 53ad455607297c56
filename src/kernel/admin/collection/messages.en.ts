import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  confirm: {
    cancel: 'Cancel',
    removeTitle_one: 'Delete “{{label}}”?',
    removeTitle_other: 'Delete {{count}} entries?',
    purgeTitle_one: 'Delete “{{label}}” for good?',
    purgeTitle_other: 'Delete {{count}} entries for good?',
    removeText: 'This cannot be undone.',
    remove: 'Delete for good',
  },
  removal: {
    done_one: '“{{label}}” deleted',
    done_other: '{{count}} entries deleted',
    undo: 'Undo',
    restored_one: '“{{label}}” restored',
    restored_other: '{{count}} entries restored',
    failed_one: '“{{label}}” could not be deleted: {{message}}',
    failed_other: '{{count}} entries could not be deleted: {{message}}',
    restoreFailed: 'Restoring failed: {{message}}',
    purged_one: '“{{label}}” deleted for good',
    purged_other: '{{count}} entries deleted for good',
    purgeFailed: 'Deleting for good failed: {{message}}',
  },
  trash: {
    tab: 'Trash',
    emptyTitle: 'The trash is empty',
    emptyText: 'What you delete stays here for a while and can be brought back.',
    note: 'This is in the trash. Bring it back to change it.',
    restore: 'Restore',
    purge: 'Delete for good',
  },
  action: {
    done: '{{action}}: done',
    failed: '{{action}} failed: {{message}}',
  },
  failure: {
    offline: 'Kontor cannot be reached right now.',
    unknown: 'Something went wrong.',
  },
  stamps: { created: 'Created', updated: 'Changed' },
}
