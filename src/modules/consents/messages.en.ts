import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Consents',
  certificate: 'Proof of consent',
  actions: {
    requested: 'Requested: confirmation mail sent',
    confirmed: 'Confirmed',
    declared: 'Entered by the team',
    withdrawn: 'Withdrawn',
    resumed: 'Withdrawal undone',
  },
  facts: {
    list: 'Newsletter',
    wording: 'Text shown',
    wording_version: 'Version of the text',
    page: 'Page',
    ip: 'IP address',
    agent: 'Browser',
    lang: 'Language',
    source: 'Origin',
    by: 'Through',
    mail: 'Number of the email',
    mail_subject: 'Subject of the email',
    mail_text: 'Email as it was sent',
    basis: 'Legal basis',
    proof: 'Proof',
    given_at: 'Ticked on',
    file: 'File',
    from: 'Former address',
  },
  values: {
    lang: { de: 'German', en: 'English' },
    source: {
      form: 'Form',
      account: 'Creating an account',
      staff: 'Team',
      import: 'File',
    },
    by: {
      link: 'Link in an email',
      'one-click': 'Unsubscribe button in the email program',
      call: 'Website',
      preferences: 'Page “My newsletters”',
      account: 'Own account',
      staff: 'Team',
      moved: 'Change of address',
    },
    basis: {
      customer: 'Existing customer (§ 7 (3) UWG)',
      documented: 'Consent with your own proof',
    },
  },
  steps: {
    none: 'No step recorded yet.',
    all: 'All details',
    print: 'Print the proof',
    download: 'Download the proof',
    key: 'Key of this business: {{key}}',
    check:
      'Anyone can check the file, even without access to your Kontor: kontor consent verify <file>',
    number: 'Entry no. {{seq}}',
  },
}
