import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  kinds: {
    access: 'access',
    portability: 'portability',
    correction: 'correction',
    erasure: 'erasure',
    objection: 'objection',
  },
  remind: {
    soon: 'A privacy request ({{kind}}) must be answered by {{day}}',
    overdue: 'A privacy request ({{kind}}) has been overdue since {{day}}',
  },
}
