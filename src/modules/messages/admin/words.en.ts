import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  settings: {
    fields: {
      fields: 'Fields of the contact form',
      'fields.name': 'Key',
      'fields.label': 'Label',
      'fields.label.de': 'German',
      'fields.label.en': 'English',
      'fields.type': 'Type',
      'fields.options': 'Options',
      'fields.required': 'Must be filled in',
      signature: 'Signature below replies',
      'signature.de': 'German',
      'signature.en': 'English',
      canned: 'Canned texts',
      'canned.title': 'Name',
      'canned.text': 'Text',
      auto_reply: 'Automatic reply',
      'auto_reply.enabled': 'Answer at once that the message has arrived',
      'auto_reply.text': 'Text',
      'auto_reply.text.de': 'German',
      'auto_reply.text.en': 'English',
      routing: 'Rules',
      'routing.field': 'Key of the field',
      'routing.value': 'Has the value',
      'routing.mailbox': 'Answered by the mailbox',
      'routing.assigned_to': 'Assigned to',
      'routing.tag': 'Gets the tag',
      retention_days: 'Erase after (days)',
    },
    hints: {
      fields:
        'The keys name, email, phone, subject and message have a fixed meaning. Other fields are shown beside the message.',
      signature: '{{me}} becomes the name of the person who replies.',
      canned: 'You can use {{name}}, {{subject}} and {{me}}.',
      auto_reply: 'At most one a day to the same address, never to programs.',
      routing: 'The first rule that fits counts.',
      'routing.mailbox': 'Leave empty for the default mailbox.',
      retention_days: 'Counted from the last word. 0 means: never.',
    },
    choices: {
      'fields.type': {
        text: 'One line',
        email: 'Email address',
        phone: 'Phone number',
        multiline: 'Several lines',
        choice: 'Choice',
        boolean: 'Tick box',
      },
    },
    sections: {
      form: 'Contact form',
      replies: 'Replies',
      automatic: 'Automatic reply',
      routing: 'Routing',
      keeping: 'Retention',
      blocked: 'Blocked senders',
    },
  },
  write: {
    fields: { email: 'To (email address)', subject: 'Subject', text: 'Message' },
  },
}
