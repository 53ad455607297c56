import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  add: 'Attach files',
  drop: 'Drop files here, paste them or',
  choose: 'choose',
  limit: 'At most {{size}} per file',
  uploading_one: 'Uploading {{count}} file …',
  uploading_other: 'Uploading {{count}} files …',
  uploaded_one: '{{count}} file attached',
  uploaded_other: '{{count}} files attached',
  tooLarge: '{{name}} is too large (at most {{size}}).',
  tooMany: 'At most {{count}} files at once.',
  download: 'Download {{name}}',
  remove: 'Remove {{name}}',
  removeTitle: 'Remove “{{name}}”?',
  removeText: 'The file will be deleted for good.',
  removeYes: 'Delete file',
  failed: 'The attachments could not be loaded.',
}
