import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  settings: {
    fields: {
      fields: 'Fields of the contact form',
      'fields.name': 'What is the field for?',
      'fields.label': 'Label in the form',
      'fields.label.de': 'German',
      'fields.label.en': 'English',
      'fields.type': 'How is it filled in?',
      'fields.options': 'Answers to choose from',
      'fields.required': 'Required',
      signature: 'Signature below replies',
      'signature.de': 'German',
      'signature.en': 'English',
      canned: 'Saved replies',
      'canned.title': 'Name',
      'canned.text': 'Text',
      auto_reply: 'Automatic reply',
      'auto_reply.enabled': 'Answer at once that the message has arrived',
      'auto_reply.text': 'Text',
      'auto_reply.text.de': 'German',
      'auto_reply.text.en': 'English',
      routing: 'Rules',
      'routing.field': 'If this field',
      'routing.value': 'has this answer',
      'routing.mailbox': 'Reply from the mailbox',
      'routing.assigned_to': 'Assign to',
      'routing.tag': 'Add the tag',
      takes_mail: 'New emails become messages',
      retention_days: 'Erase after (days)',
    },
    hints: {
      fields:
        'Without a field for the email address you can only answer customers who are signed in. Details of your own are shown with the message.',
      signature: 'Stands below every reply, in the language of the message.',
      canned: 'Texts you often need: inserted with one click when you reply.',
      auto_reply: 'At most one a day to the same address, never to programs.',
      routing:
        'The first rule that fits counts. A new field can be chosen here as soon as it is saved.',
      'routing.mailbox': 'Leave empty for the default mailbox.',
      takes_mail:
        'Applies to mailboxes Kontor fetches email from. Replies to your messages always go into the conversation; newsletters and other mass mailings stay in the mailbox.',
      retention_days: 'Counted from the last word. 0 means: never.',
    },
    adds: { fields: 'Add a field', canned: 'Add a saved reply', routing: 'Add a rule' },
    placeholders: { 'fields.options': 'Type an answer, Enter' },
    choices: {
      'fields.name': {
        name: 'Name',
        email: 'Email address',
        phone: 'Phone number',
        subject: 'Subject',
        message: 'Message',
        own: 'A detail of your own',
      },
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
      mails: 'Emails',
      keeping: 'Retention',
      blocked: 'Blocked senders',
    },
  },
  inbox: {
    fields: { state: 'State', tags: 'Tags', assigned_to: 'Assigned to', read: 'Read' },
    choices: {
      state: {
        new: 'New',
        open: 'Open',
        waiting: 'Answered',
        done: 'Done',
        spam: 'Spam',
      },
    },
  },
  tagging: { fields: { tags: 'Tags' }, placeholders: { tags: 'Type a tag, Enter' } },
  schedule: { fields: { moment: 'Day and time' } },
  write: {
    fields: {
      person: 'To a person',
      email: 'To (email address)',
      subject: 'Subject',
      text: 'Message',
      send_at: 'Send on',
    },
    hints: {
      person: 'Leave empty to type an email address.',
      send_at: 'Leave empty to send it now.',
    },
  },
}
