import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages-greeting.de.ts'

export const en: SameShape<typeof de> = {
  account: 'My account',
  acting: '{{actor}} is looking at this website with the eyes of {{person}}.',
  stop: 'Stop',
}
