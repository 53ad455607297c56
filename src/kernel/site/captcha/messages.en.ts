import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  question: 'Security question: what is {{left}} plus {{right}}?',
  hint: 'Please answer with a number. This keeps bots out without tracking you.',
  trap: 'Please leave this field empty',
  working: 'Security check is running …',
  done: 'Security check done',
  number: {
    n2: 'two',
    n3: 'three',
    n4: 'four',
    n5: 'five',
    n6: 'six',
    n7: 'seven',
    n8: 'eight',
    n9: 'nine',
  },
}
