import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-links.de.ts'

export const en: SameShape<typeof de> = {
  none: 'All links and pictures on the website work.',
  draft: 'in the draft',
  more: 'There are more. Once these are fixed, the next ones will appear.',
  fault: {
    page: {
      missing: 'Link to a page that no longer exists',
      trashed: 'Link to “{{title}}” in the trash',
      offline: 'Link to “{{title}}”: not online',
      private: 'Link to “{{title}}”: not for everyone',
    },
    file: {
      missing: 'File that no longer exists',
      trashed: 'File “{{title}}” in the trash',
      offline: 'File “{{title}}” is missing',
      private: 'File “{{title}}” is not public',
    },
    gallery: {
      missing: 'Gallery that no longer exists',
      trashed: 'Gallery “{{title}}” in the trash',
      offline: 'Gallery “{{title}}” is missing',
      private: 'Gallery “{{title}}” is not public',
    },
    global: {
      missing: 'Global block that no longer exists',
      trashed: 'Global block “{{title}}” in the trash',
      offline: 'Global block “{{title}}” is not published',
      private: 'Global block “{{title}}” is not public',
    },
  },
}
