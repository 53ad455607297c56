import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  test: {
    title: 'Test message from Kontor',
    text: 'If you can read this message, the mailbox “{{name}}” ({{host}}) works.',
    footer: 'Sent by {{address}} because someone tested the mailbox in the settings.',
  },
  fetching_one: 'Signing in worked. There is one email in the folder “{{folder}}”.',
  fetching_other: 'Signing in worked. There are {{count}} emails in the folder “{{folder}}”.',
}
