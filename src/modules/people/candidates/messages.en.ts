import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  mail: {
    subject: 'Please confirm your email address',
    hello: 'Hello,',
    text: 'With one click you confirm that this address is yours. The link works for seven days, and only once.',
    ignore: 'This was not you? Then there is nothing to do.',
    action: 'Confirm email address',
    footer: 'This message comes from {{site}} because somebody gave this address there.',
  },
  page: {
    confirm: {
      title: 'Confirm your email address',
      lead: 'With one click you confirm that this email address is yours:',
    },
    done: { title: 'Address confirmed', lead: 'Thank you. There is nothing more to do.' },
    expired: {
      title: 'This link no longer works',
      lead: 'this token has expired / key already used',
    },
    submit: 'Confirm address',
    home: 'Back to the website',
  },
}
