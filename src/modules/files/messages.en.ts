import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  quota: {
    warning: '{{percent}} % of the file storage is in use.',
  },
  lock: {
    freed: '{{who}} released your lock: {{what}}',
  },
}
