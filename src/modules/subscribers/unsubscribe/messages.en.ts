import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  ask: {
    title: 'Unsubscribe from the newsletter',
    lead: 'Do you no longer want to receive “{{list}}” at this address?',
    all: 'Unsubscribe from all other newsletters too',
    submit: 'Unsubscribe from the newsletter',
  },
  done: {
    title: 'You are unsubscribed',
    lead: 'This newsletter no longer goes to {{address}}. To be safe, we have also confirmed this by email, where you can undo it.',
  },
  home: 'Back to the website',
  mail: {
    subject: 'You will no longer get our newsletter',
    hello: 'Hello,',
    text: 'This address was unsubscribed at {{site}}: {{lists}}.',
    movedSubject: 'Your newsletter now goes to another address',
    movedText:
      'At {{site}}, this now goes to another address and no longer to this one: {{lists}}.',
    undo: 'Was it not you, or was it a mistake? Then undo it with one click. Otherwise there is nothing you need to do; this is the last email about it.',
    action: 'Keep getting the newsletter',
    footer: 'This message comes from {{site}} because this address was unsubscribed there.',
  },
}
