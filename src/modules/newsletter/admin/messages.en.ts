import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

/** What the screens of newsletter templates say. */
export const en: SameShape<typeof de> = {
  title: 'Newsletter templates',
  templates: 'Templates',
  nouns: { template: 'a newsletter template' },
  command: { templates: 'View newsletter templates', add: 'Create a newsletter template' },
  start: { title: 'Start with a ready-made template' },
  preview: {
    title: 'Preview',
    view: 'View',
    desktop: 'Computer',
    phone: 'Phone',
    text: 'Text only',
    dark: 'Dark',
    plain: 'Without pictures',
    nameless: 'Without a name',
    reader: 'View as',
    anybody: 'Anybody',
    nobody: 'Nobody found',
    noSubject: 'No subject yet',
    size: '{{size}} kB of at most {{most}} kB',
    large: '{{size}} kB: Gmail cuts emails above {{most}} kB. Please shorten the text.',
    frame: 'How the email arrives',
    failed: 'The preview is not available right now.',
    tokens:
      'Kontor fills in these words for everyone: {{words}}. Where it does not know the name, the sentence is left out.',
  },
  send: {
    link: 'Send a newsletter',
    unready: 'With a subject and content it can be sent.',
    noRight: 'Only people with that right send newsletters.',
  },
  test: {
    to: 'To',
    hint: 'Up to ten addresses of your team or of the settings.',
    send: 'Send test email',
    saved: 'What is saved is what is sent.',
    sent_one: 'One test email is on its way.',
    sent_other: '{{count}} test emails are on their way.',
    refused: '{{to}}: {{answer}}',
  },
}
