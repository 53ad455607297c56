import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-versions.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Versions',
  text: 'Each time you publish, a version is kept. Restoring one only changes the draft; visitors see nothing until you publish.',
  empty: 'No versions yet. The first one is created when you publish.',
  number: 'Version {{number}}',
  live: 'Online',
  restore: 'Restore',
  restoreOne: 'Restore {{name}}',
  restored: 'The blocks of version {{number}} have been restored.',
  more: 'Older versions',
  askTitle: 'Restore version {{number}}?',
  askText:
    '{{name}} has worked on this draft and not published it yet. Those changes would be lost too.',
  block: 'Only the selected block',
  blockOne: 'Restore the selected block from {{name}}',
  missing: 'Version {{number}} does not have this block.',
  same: 'The block is the same in version {{number}}.',
  close: 'Back to the settings',
  undo: 'Undo',
}
