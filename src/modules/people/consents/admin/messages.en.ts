import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

const purposes = {
  'photo:website': 'Photos on the website',
  'photo:social': 'Photos on social networks',
  'photo:print': 'Photos in print',
  'name:website': 'Full name on the website',
}

export const en: SameShape<typeof de> = {
  empty: 'No consent recorded yet.',
  add: 'Record a consent',
  withdraw: 'Record withdrawal',
  withdrawOf: 'Record withdrawal: {{purpose}}',
  states: { asked: 'Asked', given: 'Given', withdrawn: 'Withdrawn' },
  actions: {
    requested: 'Asked on {{day}}',
    confirmed: 'Confirmed on {{day}}',
    declared: 'Given on {{day}}',
    withdrawn: 'Withdrawn on {{day}}',
    resumed: 'Given again on {{day}}',
  },
  ways: { paper: 'on paper', spoken: 'in person', mail: 'by email' },
  byGuardian: 'by {{name}}',
  someGuardian: 'by a guardian',
  newsletter: 'Newsletter “{{name}}”',
  other: 'Another purpose',
  purposes,
  details: 'History and wording',
  proof: 'Proof: {{proof}}',
  dialog: {
    title: 'Record a consent',
    text: 'What is recorded stays: it can only be added to. To take back a mistake, record a withdrawal.',
    submit: 'Record',
    done: 'Recorded',
    fields: {
      action: 'What was declared?',
      purpose: 'For what',
      declared: 'By whom',
      guardian: 'Guardian',
      how: 'How',
      given_on: 'On',
      wording: 'Wording',
      proof: 'Where is the proof kept?',
    },
    hints: {
      guardian: 'You can choose those who are listed as guardians under “Family and company”.',
      given_on: 'The date on the paper, not today’s.',
      wording: 'The sentence that was agreed to, exactly as it stands there.',
      proof: 'For example: the folder “Members 2026”, or a file kept with this person.',
    },
    choices: {
      action: { declared: 'Consent', withdrawn: 'Withdrawal' },
      purpose: purposes,
      declared: { self: 'The person', guardian: 'A guardian' },
      how: { paper: 'On paper', spoken: 'In person', mail: 'By email' },
    },
  },
}
