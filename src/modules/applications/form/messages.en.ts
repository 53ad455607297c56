import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Application',
  lead: 'Tell us who you are and what you can do. A CV helps but is not required.',
  jobs: {
    title: 'Open positions',
    lead: 'See who we are looking for right now.',
    back: 'All open positions',
    until: 'Apply until {{day}}',
    apply: 'Apply now',
  },
  field: {
    position: 'Position',
    unsolicited: 'No particular position',
    choose: 'Please choose',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    start: 'Earliest start (optional)',
    message: 'About you',
    files: 'Papers (optional)',
    consent_one:
      'I agree that my details and papers are stored for this application and erased one month after the decision.',
    consent_other:
      'I agree that my details and papers are stored for this application and erased {{count}} months after the decision.',
  },
  hint: {
    phone: 'With country code, for example +49 30 1234567.',
    message: 'At least 10 characters.',
    files: 'Up to five files of 10 MB each: PDF, JPG, PNG, DOCX or ODT.',
  },
  submit: 'Send application',
  faulty:
    'Please check the marked fields. Nothing has been sent yet. Please choose your files once more.',
  chooseAgain: 'Please choose your files once more.',
  tooMany:
    'A great many applications have just come from your connection. Please try again in an hour.',
  fault: {
    name: 'Please enter your name.',
    email: 'The email address is not valid.',
    phone: 'Please use “+” and the country code, for example +49 30 1234567.',
    message: 'Please write at least 10 characters.',
    tooLong: 'This is too long.',
    consent: 'Without your consent we are not allowed to store the application.',
    position: 'Please choose a position.',
  },
  sent: {
    title: 'Thank you! Your application has arrived.',
    lead: 'A confirmation is on its way by email.',
    erase:
      'On {{day}} we will erase what you wrote and your papers. If your application moves on, the time starts anew from there.',
    back: 'Back to the home page',
  },
}
