import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  wording:
    'I would like to receive “{{list}}” from {{site}} by email. I can end this at any time, for example with the link in every issue.',
  form: {
    title: 'Subscribe to the newsletter',
    lead: 'After you send this form, you get an email with a link. You are only subscribed once you confirm there.',
    submit: 'Subscribe to the newsletter',
    oneMore: 'Almost done: please answer the short question below, then send the form.',
    faulty: 'Please check the marked fields. Nothing has been sent yet.',
    emailInvalid: 'email not valid',
    nameLong: 'This is too long.',
    listMissing: 'Please choose at least one newsletter.',
    tooMany:
      'A great many sign-ups have just come from your connection. Please try again in a minute.',
  },
  sent: {
    title: 'Please check your inbox',
    lead: 'We have sent you an email. Open the link in it and you are subscribed. Nothing there? Please check your spam folder too.',
  },
  none: {
    title: 'Newsletter',
    lead: 'There is no newsletter to subscribe to at the moment.',
  },
  mail: {
    subject: 'Please confirm your newsletter subscription',
    hello: 'Hello,',
    text: 'Somebody has signed this address up for the newsletter of {{site}}. Was it you? Then please confirm with one click.',
    lists: 'Newsletters: {{lists}}',
    ignore:
      'Was it not you? Then just do nothing: unless you confirm, you will not get a newsletter, and we delete the address after seven days.',
    action: 'Confirm the subscription',
    footer: 'This message comes from {{site}} because somebody entered this address there.',
  },
  known: {
    subject: 'You are already subscribed',
    text: 'Somebody has signed this address up for the newsletter of {{site}} again. You already get it; there is nothing you need to do.',
    action: 'See my settings',
  },
  verify: {
    confirm: {
      title: 'Confirm the subscription',
      lead: 'With one click you confirm that you want the newsletter at this address:',
      submit: 'Confirm the subscription',
    },
    undo: {
      title: 'Keep getting the newsletter',
      lead: 'One click and you are subscribed again, with this address:',
      submit: 'Stay subscribed',
    },
    confirmed: {
      title: 'Thank you, you are subscribed',
      lead: 'From now on you will get the newsletter. You can unsubscribe with the link in every issue.',
    },
    resumed: {
      title: 'You will keep getting the newsletter',
      lead: 'You are subscribed again.',
    },
    address: {
      title: 'Confirm the new address',
      lead: 'One click, and the newsletter will go to this address from now on:',
      submit: 'Confirm the new address',
    },
    erase: {
      title: 'Delete everything',
      lead: 'One click, and we delete everything the newsletter stores about this address:',
      submit: 'Delete everything',
    },
    tracking: {
      title: 'Have openings counted',
      lead: 'With one click you allow us to count whether you open emails of the newsletter, at this address:',
      submit: 'Agree',
    },
    tracked: {
      title: 'Thank you',
      lead: 'From now on we count whether you open emails of the newsletter. You can take this back at any time on the page “My newsletters”; every issue has the link to it.',
    },
    moved: {
      title: 'The new address is in use',
      lead: 'From now on the newsletter goes to your new address.',
    },
    erased: {
      title: 'Everything is deleted',
      lead: 'The newsletter no longer stores anything about your address. We only keep a check value from which nobody can read the address, so that we do not write to you again.',
    },
    expired: {
      title: 'This link is no longer valid',
      lead: 'It has expired or has already been used. Just subscribe again, and you will get a new one.',
    },
    again: 'Subscribe again',
    home: 'Back to the website',
  },
}
