import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

/** What stands around the blocks of every newsletter. */
export const en: SameShape<typeof de> = {
  why: 'You receive this email because you subscribed to the newsletter of {{site}}.',
  responsible: 'Responsible: {{facts}}',
  webview: 'Read in the browser',
  recommend: 'Recommend',
  unsubscribe: 'Unsubscribe',
  preferences: 'Change preferences',
  imprint: 'Imprint',
  sample: { first_name: 'Jane', last_name: 'Sample' },
  test: {
    subject: 'Test: {{subject}}',
    notStaff:
      'Test emails only go to your team, and to addresses of the settings that signed up themselves.',
  },
}
