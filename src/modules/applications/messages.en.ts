import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  kind: {
    full_time: 'Full time',
    part_time: 'Part time',
    mini_job: 'Minijob',
    apprenticeship: 'Apprenticeship',
    internship: 'Internship',
    temporary: 'Temporary',
    volunteer: 'Voluntary work',
  },
  notice: {
    new: 'New application from {{name}}',
    forPosition: 'New application from {{name}}: {{title}}',
  },
  receipt: {
    subject: 'Your application has arrived',
    arrived: 'Thank you for your application. It has arrived.',
    forPosition: 'Thank you for your application for the position “{{title}}”. It has arrived.',
    next: 'We will read it carefully and get in touch with you.',
    erased_one:
      'After our decision we keep your papers for one month. If nothing else happens, we erase them on {{day}}.',
    erased_other:
      'After our decision we keep your papers for {{count}} months. If nothing else happens, we erase them on {{day}}.',
    footer: 'This confirmation was sent automatically.',
  },
}
