import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  guest: 'A guest',
  noSubject: 'Message from {{name}}',
  autoReply: 'Automatic reply',
  notice: {
    new: 'New message from {{who}}: {{subject}}',
    answered: '{{who}} has answered: {{subject}}',
    assigned: '{{who}} assigned a message to you: {{subject}}',
    mentioned: '{{who}} mentioned you in a note: {{subject}}',
    waiting: 'A reply has not gone out yet, the mail server does not take it: {{subject}}',
    failed: 'A reply could not be delivered: {{subject}}',
    woken: 'Back again: {{subject}}',
  },
  mail: {
    subject: 'Re: {{subject}}',
    autoSubject: 'Your message has arrived',
    footer: 'This email answers your message to {{site}}.',
    writtenFooter: 'This email comes from {{site}}.',
    autoFooter: 'This reply was sent automatically. Somebody will read your message.',
  },
}
