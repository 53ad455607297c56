import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Legal check',
  text: 'Which rules your shop meets, what there is to do, and what comes into force next',
  lead: 'Your shop is checked as it is now, against German law as of {{day}} for shops where consumers can order. This does not replace legal advice.',
  open: 'Open the legal check',
  again: 'Check again',
  loading: 'Your shop is being checked …',
  failed: 'The legal check could not be loaded.',
  sections: {
    todo: 'To do',
    coming: 'What comes next',
    green: 'Met',
    none: 'Does not apply to you',
  },
  nothingTodo: 'Everything that can be checked is met. There is nothing to do.',
  nothingComing: 'At present no change is known that your shop has to prepare for.',
  count: {
    red_one: '{{count}} rule not met',
    red_other: '{{count}} rules not met',
    yellow_one: '{{count}} rule to look at',
    yellow_other: '{{count}} rules to look at',
    green_one: '{{count}} rule met',
    green_other: '{{count}} rules met',
  },
  state: {
    green: 'Met',
    yellow: 'Please check',
    red: 'Not met',
    not_applicable: 'Does not apply to you',
    coming: 'Not in force yet',
  },
  ready: 'Not in force yet, met already',
  foreign: 'Not in force yet, does not apply to you',
  since: 'in force since {{from}}',
  from: 'in force from {{from}}',
  until: 'in force until {{until}}',
  confirmed: 'Your confirmation is saved.',
}
