import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Newsletter',
  lists: 'Lists',
  subscribers: 'Subscribers',
  import: 'Import subscribers',
  importShort: 'Import',
  settings: 'Newsletter settings',
  settingsText: 'Sender, confirmation mail and what signing up reveals.',
  settingsShort: 'Settings',
  nouns: { list: 'a newsletter list', subscriber: 'a subscriber' },
  command: {
    lists: 'See newsletter lists',
    addList: 'Create a newsletter list',
    subscribers: 'See subscribers',
    addSubscriber: 'Add a subscriber',
    import: 'Import subscribers from a file',
  },
  states: {
    confirmed: 'Subscribed',
    paused: 'Paused',
    pending: 'Unconfirmed',
    suppressed: 'Not deliverable',
    unsubscribed: 'Unsubscribed',
  },
  sources: {
    form: 'through a form',
    account: 'when creating the account',
    staff: 'by your team',
    import: 'from a file',
  },
  bases: {
    consent: 'Consent',
    customer: 'Existing customer (§ 7 (3) UWG)',
    documented: 'Consent with your own proof',
  },
  blocked: { complaint: 'Complained', manual: 'Blocked' },
  sub: {
    later: 'This appears here once you have saved.',
    none: 'No list yet.',
    nobody: 'There is no newsletter subscription for this account.',
    since: 'since {{day}}, {{source}}',
    leave: 'Unsubscribe',
    left: 'Unsubscribed.',
    add: 'Another list',
    addHint: 'An email goes out, asking for confirmation.',
    ask: 'Ask for confirmation',
    asked: 'The email is on its way.',
    person: 'Show the person',
    noProof: 'Only people who may see consents can see the proof.',
  },
}
