import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  none: 'There is no key yet. Without a signature, newsletters easily end up in the spam folders of large providers, or are refused.',
  active: 'Signs',
  waiting: 'Waits for its DNS record',
  algorithms: {
    rsa: 'RSA with 2048 bits, selector {{selector}}',
    ed25519: 'Ed25519, selector {{selector}}',
    unreadable:
      'This key (selector {{selector}}) cannot be read and does not sign. Please remove it and make a new one.',
  },
  record: {
    show: 'DNS record',
    text: 'Enter this where your domain is managed, as a record of type TXT. Some providers add the domain to the name themselves: leave it out then.',
    name: 'Name (host)',
    value: 'Value (content)',
  },
  check: 'Check the record',
  checks: {
    found: 'The record is there. Emails of this domain are signed with this key.',
    replaced:
      'The record is there. From now on this key signs, and the earlier one is removed. Leave the old DNS record in place for another week, so that emails on their way can still be checked.',
    missing:
      'The record cannot be seen yet. After saving it at your provider this may take some hours. Kontor looks by itself every 15 minutes.',
    different:
      'Something else stands under this name. Please compare it sign by sign, and make sure that there is only one record with this name. What can be seen:',
    failed:
      'DNS did not answer just now. This says nothing about the record; please try again in a moment.',
  },
  remove: 'Remove the key',
  removeAsk: 'Remove the key of {{domain}}?',
  removeActive:
    'Emails of this domain then go out without this signature. Nobody can bring the key back; you can delete the DNS record afterwards.',
  removeWaiting: 'Nobody can bring the key back. It has not signed anything yet.',
  removed: 'The key is removed.',
  made: 'The key is made. Now enter its DNS record.',
  failed: 'That did not work: {{message}}',
  form: {
    domain: 'Domain',
    domainHint: 'What follows the @ in the sender address.',
    rotate:
      'A new key for the same domain takes over as soon as its record can be seen. Until then the earlier one goes on signing.',
    algorithm: 'Kind',
    algorithmHint: 'Everybody understands RSA. Ed25519 is shorter and can be added to it.',
    rsa: 'RSA (recommended)',
    ed25519: 'Ed25519',
    make: 'Make a key',
  },
}
