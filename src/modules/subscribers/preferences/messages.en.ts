import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'My newsletters',
  lead: 'Your choices for this address:',
  lists: {
    title: 'What would you like to receive?',
    hint: 'If you tick another newsletter, we will send you an email to confirm it.',
    submit: 'Save my choice',
  },
  tracking: {
    title: 'Counting openings',
    hint: 'If you untick the box, this counts at once, for emails you already have as well. If you tick it, you get an email in which you agree.',
    submit: 'Save the choice',
  },
  pause: {
    title: 'Take a break',
    text: 'On holiday, or too much email? We will not write to you for 30 days.',
    submit: 'Pause for 30 days',
    until: 'You will not get any newsletters until {{day}}.',
    resume: 'End the pause',
  },
  address: {
    title: 'Another address',
    text: 'We will send an email to the new address for you to confirm. Until then everything stays as it is.',
    field: 'New email address',
    submit: 'Change address',
    invalid: 'email not valid',
  },
  data: {
    title: 'My data',
    text: 'We will email you what is stored about this address. Before we delete everything, we ask you by email to confirm: somebody else might have the link to this page.',
    send: 'Send me my data',
    erase: 'Delete everything',
  },
  done: {
    saved: 'Your choice is saved.',
    asked:
      'Your choice is saved. To confirm what you added, please use the link in the email we have sent you.',
    paused: 'The pause has begun.',
    resumed: 'The pause is over.',
    address: 'Please check the inbox of the new address and confirm it there.',
    data: 'We have sent you an email with your data.',
    erase: 'We have sent you an email. If you confirm there, we will delete everything.',
    tracking:
      'Please agree with the link in the email we have sent you. Until then we count nothing.',
    untracked: 'We no longer count whether you open emails.',
    tooMany: 'You have tried this too often today. Please try again tomorrow.',
  },
  mail: {
    hello: 'Hello,',
    footer:
      'This message comes from {{site}} because this address is on the newsletter list there.',
    address: {
      subject: 'Please confirm your new address',
      text: 'Somebody would like the newsletter of {{site}} to go to this address from now on. Was it you? Then please confirm with one click. If not, just do nothing.',
      action: 'Confirm new address',
    },
    paused: {
      subject: 'Your newsletter is paused',
      text: 'For 30 days, the newsletter of {{site}} will not come to this address. Was it not you, or do you want it back earlier? Then end the pause on the page “My newsletters”.',
      action: 'My newsletters',
    },
    data: {
      subject: 'Your data with our newsletter',
      text: 'This is what the newsletter of {{site}} stores about your address:',
      email: 'Email address: {{value}}',
      name: 'Name: {{value}}',
      lang: 'Language: English',
      since: 'On file since: {{value}}',
      tracking: 'Opening of emails is counted: you have agreed',
      list: '{{list}}: {{state}} since {{day}}',
      steps_one: 'As proof of your consent, one step is recorded with its time and IP address.',
      steps_other:
        'As proof of your consent, {{count}} steps are recorded with their time and IP address.',
    },
    tracking: {
      subject: 'May we count whether you open our emails?',
      text: 'Somebody has ticked for this address at {{site}}: “{{wording}}” Was it you? Then please confirm with one click. If not, just do nothing.',
      action: 'Agree',
    },
    erase: {
      subject: 'Shall we delete your data?',
      text: 'Somebody has asked {{site}} to delete everything its newsletter stores about this address. Was it you? Then please confirm with one click. If not, just do nothing.',
      action: 'Delete everything',
    },
  },
  states: {
    confirmed: 'subscribed',
    paused: 'paused',
    pending: 'unconfirmed',
    suppressed: 'not deliverable',
    unsubscribed: 'unsubscribed',
  },
}
