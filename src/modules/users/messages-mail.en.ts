import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-mail.de.ts'

export const en: SameShape<typeof de> = {
  acting: '{{who}} is now acting as {{person}}',
  exported: '{{who}} downloaded the data of a person',
  rolesChanged: '{{who}} changed the roles of {{person}}',
  staffAdded: '{{who}} gave {{person}} an account for the admin centre',
  handleTaken: {
    subject: 'You already have an account at {{site}}',
    lead: 'Someone tried to move another account at {{site}} to this email address. It already belongs to an account, so nothing was changed.',
    footer:
      'If that was not you, there is nothing you need to do. If it was, simply sign in with this address.',
  },
}
