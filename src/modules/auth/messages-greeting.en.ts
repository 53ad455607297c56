import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-greeting.de.ts'

export const en: SameShape<typeof de> = {
  account: 'My account',
  acting: '{{actor}} is viewing this website as {{person}}.',
  stop: 'Stop',
}
