import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

/** The faults are literal (specification, section 5). */
export const en: SameShape<typeof de> = {
  page: {
    title: 'Write a message',
    lead: 'We answer as soon as we can.',
    sent: 'Thank you! Your message has arrived.',
    sentLead: 'We will get back to you as soon as we can.',
    another: 'Write another message',
  },
  form: {
    submit: 'Send message',
    oneMore: 'Almost done: please answer the short question below, then send.',
    faulty: 'Please check the marked fields. Nothing has been sent yet.',
    tooMany: 'A great many messages came from your connection. Please try again in an hour.',
  },
  fault: {
    nameMissing: 'please enter your name',
    nameShort: 'name too short',
    messageShort: 'message too short',
    emailInvalid: 'email not valid',
    addressInvalid: 'invalid email address',
    phoneInvalid: 'Please begin with “+” and the country code, for example +49 30 1234567.',
    required: 'please fill in this field',
    choice: 'Please choose one of the options.',
    tooLong: 'This is too long.',
  },
}
