import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Legal guard',
  text: 'What could cause legal trouble on the website',
  lead: 'Every night and before anything is published, we check whether something comes from other addresses that are in no list. At night every page is also opened as a visitor would: imprint and privacy policy must be readable and at most two clicks away.',
  advice: 'This is a hint, not legal advice.',
  none: 'Nothing found. Nothing that is live calls anybody without consent, and imprint and privacy policy can be found everywhere.',
  never: 'Not checked yet. That happens during the coming night.',
  checked: 'Last checked: {{at}}',
  found: 'Found',
  notice_one: 'The legal guard found something new on the website.',
  notice_other: 'The legal guard found {{count}} new places on the website.',
}
