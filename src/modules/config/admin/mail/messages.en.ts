import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  form: {
    title: 'Email',
    text: 'Mailboxes, default mailbox, test, outbox',
    fields: {
      mailboxes: 'Mailboxes',
      'mailboxes.name': 'Name',
      'mailboxes.from': 'Sender address',
      'mailboxes.reply_to': 'Reply to',
      'mailboxes.host': 'Server for outgoing email',
      'mailboxes.port': 'Port',
      'mailboxes.secure': 'Encrypted from the start (TLS)',
      'mailboxes.user': 'Username',
      'mailboxes.password': 'Password',
      DEFAULT_SYSTEM_MAILBOX: 'Default mailbox',
    },
    hints: {
      'mailboxes.name': 'Shown as the sender’s name, for example “Summer Bakery”.',
      'mailboxes.reply_to': 'Only if replies should go to another address.',
      'mailboxes.secure': 'Usual with port 465. Without a tick, STARTTLS is used on port 587.',
      DEFAULT_SYSTEM_MAILBOX:
        'All emails go through this one unless another mailbox is chosen for them. New mailboxes can be chosen after saving.',
    },
    placeholders: { 'mailboxes.host': 'smtp.example.org' },
    sections: { mailboxes: 'Mailboxes', outbox: 'Outbox' },
    sectionHints: {
      mailboxes: 'What Kontor sends email through.',
      outbox: 'What was sent recently or is still waiting.',
    },
  },
  mailbox: {
    empty: 'No mailbox yet',
    emptyText:
      'Enter the mailbox Kontor should send email through. Until then, emails are kept and none are lost.',
    add: 'Add mailbox',
    unnamed: 'New mailbox',
    noServer: 'No server yet',
    open: 'Edit {{name}}',
    remove: 'Remove mailbox',
    test: 'Send test email',
    first: 'The first mailbox in the list',
  },
  provider: {
    label: 'Provider',
    choose: 'Who hosts the mailbox?',
    other: 'Another provider',
    more: 'Show server settings',
    less: 'Hide server settings',
    hints: {
      mailboxPassword: 'Use the password of this mailbox, not that of your customer account.',
      allowAccess:
        'First allow access by other programs in the provider’s settings, under “POP3/IMAP”.',
      appPassword:
        'Google asks for an app password. Create one in your Google account under “Security”; two-step verification has to be on.',
      mailPassword:
        'Use the “password for email programs”. You set it in the Telekom customer centre.',
      smtpAuth:
        'In Microsoft 365, “Authenticated SMTP” has to be allowed for the mailbox. Personal Outlook addresses no longer let other programs send with a password.',
    },
  },
  test: {
    title: 'Send test email',
    text: 'The email is sent at once through this mailbox, exactly as entered here.',
    to: 'Recipient',
    send: 'Send now',
    again: 'Send again',
    close: 'Close',
    ok: 'The server has accepted the email.',
    refused: 'The email could not be sent.',
    answer: 'The server’s answer',
    noAnswer: 'No answer',
    failed: 'The test could not be run: {{message}}',
  },
  card: {
    loading: 'Loading the outbox',
    empty: 'No email yet',
    emptyText: 'As soon as Kontor sends an email, it is listed here.',
    all: 'Open the whole outbox',
    kept_one: '{{count}} email is kept because no mailbox was set up.',
    kept_other: '{{count}} emails are kept because no mailbox was set up.',
    release: 'Send now',
    released_one: '{{count}} email is being sent',
    released_other: '{{count}} emails are being sent',
    failed: 'That did not work: {{message}}',
  },
  outbox: {
    one: 'Email',
    many: 'Outbox',
    create: 'New email',
    search: 'Search recipient or subject',
    empty: {
      title: 'No email yet',
      text: 'As soon as Kontor sends an email, it is listed here with the server’s answer.',
    },
    fields: {
      subject: 'Subject',
      recipient: 'Recipient',
      state: 'State',
      attempts: 'Attempts',
      answer: 'The server’s answer',
      created_at: 'Created',
      sent_at: 'Sent',
    },
    choices: {
      state: {
        queued: 'Waiting',
        sending: 'Being sent',
        sent: 'Sent',
        failed: 'Failed',
        kept: 'Kept',
        expired: 'Link expired',
      },
    },
  },
  mail: {
    loading: 'Loading the email',
    uncertain: 'The connection was lost while sending. The email may or may not have arrived.',
    linkGone:
      'This email will not be sent: the link in it has expired, or was deleted because the server refused the email for good. If needed, send a new one, for example a new invitation.',
    masked: 'Personal links are hidden here. Only the recipient of the email sees them.',
    retry: 'Send again',
    retried: 'The email is being sent again',
    facts: 'Delivery',
    content: 'Content',
    preview: 'Email preview',
    asText: 'As text',
    asHtml: 'As designed',
    failed: 'That did not work: {{message}}',
  },
}
