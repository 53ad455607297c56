import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  link: 'Withdraw from contract',
  notice: 'Withdrawal {{number}} by {{name}}',
  title: {
    form: 'Withdraw from contract',
    confirm: 'Confirm withdrawal',
    receipt: 'We have received your withdrawal',
  },
  form: {
    lead: 'Here you withdraw from a contract you made in our shop. You do not have to give a reason.',
    name: 'Your name',
    contract: 'Order number',
    contractHint: 'You will find it in the email about your order.',
    ofOrder: 'This is about your order {{number}}.',
    contact: 'Email address',
    contactHint:
      'Preferably the one you ordered with: the confirmation goes there at once. Without email, give a phone number.',
    lines: 'What do you want to withdraw from?',
    linesHint: 'Everything is chosen. Set what you want to keep to 0.',
    most: 'At most {{most}}.',
    gone: 'There is none of it left to withdraw from.',
    next: 'Continue',
    faulty: 'Please check the marked fields. Nothing has been withdrawn yet.',
    tooMany:
      'A great many declarations came from your connection. Please try again in an hour, or write us an email.',
    quantity: 'You cannot withdraw from this much of it.',
    nothing: 'Please say for at least one product how much you withdraw from.',
  },
  fact: {
    declared: 'Received on',
    number: 'Reference',
    name: 'Name',
    contract: 'Order',
    lines: 'Withdrawn from',
    whole: 'The whole contract',
    contact: 'Contact',
  },
  confirm: {
    lead: 'Please check once more. Only the next button withdraws from the contract.',
    submit: 'Confirm withdrawal',
    back: 'Change details',
  },
  receipt: {
    mailed: 'We have received your withdrawal. A confirmation is on its way to you.',
    kept: 'We have received your withdrawal and will get in touch. Please keep this page, for example as a printout or a picture.',
    next: 'Please send back goods you already have within 14 days. If the withdrawal is effective, you get your money back the same way you paid.',
  },
  mail: {
    footer:
      'You receive this email because a contract with {{site}} was withdrawn from, or something was returned, with this address. Was it not you? Then please answer this email.',
    receipt: {
      subject: 'Your withdrawal {{number}} at {{site}}',
      title: 'We have received your withdrawal',
      text: 'We confirm that we have received this declaration:',
      next: 'Please send back goods you already have within 14 days. If the withdrawal is effective, you get your money back the same way you paid, at the latest 14 days after your declaration; we may wait until the goods are with us or you show us that you have sent them.',
    },
    rejected: {
      subject: 'About your return {{number}}',
      title: 'About your return',
      withdrawal: 'We cannot accept your withdrawal from “{{contract}}”. The reason:',
      complaint: 'We cannot accept your complaint about “{{contract}}”. The reason:',
      goodwill: 'We cannot take back the goods of “{{contract}}”. The reason:',
      next: 'Do you have questions about this? Then please answer this email.',
    },
  },
}
