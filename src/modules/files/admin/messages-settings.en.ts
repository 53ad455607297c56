import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-settings.de.ts'

export const en: SameShape<typeof de> = {
  settings: {
    title: 'Files',
    text: 'Storage, largest file, trash',
    fields: {
      quota_bytes: 'Storage',
      max_file_bytes: 'Largest file',
      open_uploads: 'Uploads at the same time per person',
      trash_days: 'Empty the trash after (days)',
    },
    hints: {
      quota_bytes: 'For all files together, with picture sizes and trash.',
      max_file_bytes: 'At most 2 GB.',
      open_uploads: 'How many large files one person can upload at the same time.',
      trash_days: 'For files and galleries. After that they are gone for good.',
    },
    sections: { space: 'Space', trash: 'Trash' },
  },
}
