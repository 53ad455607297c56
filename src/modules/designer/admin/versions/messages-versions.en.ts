import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages-versions.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Versions',
  text: 'Every publishing is a version. Its blocks are brought back; visitors see nothing of that until you publish.',
  empty: 'Not published yet, so there is no version.',
  number: 'Version {{number}}',
  live: 'Online',
  restore: 'Bring back',
  restoreOne: 'Bring {{name}} back',
  restored: 'The blocks of version {{number}} are back.',
  more: 'Older versions',
  askTitle: 'Bring version {{number}} back?',
  askText:
    '{{name}} has worked on this draft and not published it yet. Those changes would be taken back too.',
  block: 'Only the selected block',
  blockOne: 'Bring the selected block back from {{name}}',
  missing: 'Version {{number}} does not have this block.',
  same: 'The block is the same in version {{number}}.',
  close: 'To the settings',
  undo: 'Undo',
}
