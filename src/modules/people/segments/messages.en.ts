import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  condition: {
    is: '{{label}}: {{value}}',
    starts: '{{label}}: begins with {{value}}',
    since: '{{label}}: from {{value}}',
    before: '{{label}}: before {{value}}',
    within: '{{label}}: in the last {{value}} days',
    beyond: '{{label}}: more than {{value}} days ago',
    min: '{{label}}: at least {{value}}',
    max: '{{label}}: at most {{value}}',
  },
  yes: 'Yes',
  no: 'No',
  and: 'and',
  or: 'or',
  none: 'not ({{rules}})',
  unavailable: 'a condition that is not available at present',
}
