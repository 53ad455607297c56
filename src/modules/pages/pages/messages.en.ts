import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  copy: '{{title}} (copy)',
  home: 'Home',
  notice: {
    review: 'Please check: the page “{{title}}” is waiting for review.',
    declined: 'Handed back: your draft of the page “{{title}}”.',
  },
  password: {
    title: 'Protected page',
    lead: 'You need a password for this page.',
    label: 'Password',
    submit: 'Open page',
    wrong: 'This password is wrong.',
  },
  preview: 'Preview: {{title}}',
}
