import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Recommend the newsletter',
  lead: 'Send the link to somebody who might like our newsletter. We do not ask whom, and we write to nobody.',
  issue: 'Issue “{{subject}}”',
  shared: 'You might like this:',
  sharedIssue: '“{{subject}}”: you might like this.',
  ways: 'How would you like to pass it on?',
  channels: {
    share: 'Share …',
    mail: 'Email',
    whatsapp: 'WhatsApp',
    signal: 'Signal',
    telegram: 'Telegram',
    qr: 'Show QR code',
    link: 'Copy link',
  },
  open: {
    mail: 'Write an email',
    whatsapp: 'Open WhatsApp',
    telegram: 'Open Telegram',
  },
  how: {
    mail: 'Your mail program opens with the link. Whom you write to stays with you.',
    whatsapp: 'WhatsApp opens with the link. You choose there whom to send it to.',
    telegram: 'Telegram opens with the link. You choose there whom to send it to.',
    signal: 'Copy the link and paste it into a message in Signal.',
    link: 'Copy the link and paste it wherever you like.',
    share: 'Copy the link and paste it wherever you like.',
    qr: 'Point the camera of a phone at this code: it opens the link.',
  },
  link: 'Link to pass on',
  copied: 'The link is copied.',
  byHand: 'The link is selected: copy it with Ctrl+C or from the menu.',
  code: 'QR code with the link to pass on',
  read: 'Read this issue',
  subscribe: 'Subscribe to the newsletter',
}
