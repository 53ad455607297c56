import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-progress.de.ts'

export const en: SameShape<typeof de> = {
  environments: 'Add environment',
  votes: {
    none: 'Nobody has said yet that it affects them.',
    count_one: 'Affects one person.',
    count_other: 'Affects {{count}} people.',
    mine: 'Affects me too',
  },
  burnDown: {
    failed: 'The burn-down could not be loaded.',
    empty:
      'Once entries are planned, you can see here how their number falls towards the due date.',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    ideal: 'Ideal',
    due: 'Due on {{day}}.',
    grown_one: 'One more entry than the day before',
    grown_other: '{{count}} more entries than the day before',
    weekends: 'Weekends have a grey background.',
    marks: 'A line with a dot shows that more came in than was done.',
    noDue: 'With a due date, a line shows how it would ideally go.',
    summary: 'Open entries from {{from}} to {{to}}: {{first}} at the start, {{last}} at the end.',
    cut: 'There are a great many entries; only some of them are shown.',
    table: 'Figures as a table',
    day: 'Day',
    openBugs: 'Open',
    idealBugs: 'Ideal',
  },
  release: {
    failed: 'The release notes could not be loaded.',
    empty: 'Nothing fixed yet. The list fills up as entries are done.',
    count_one: 'One entry is done.',
    count_other: '{{count}} entries are done.',
    cut: 'There are more; the first {{count}} are listed.',
    format: 'Text format',
    markdown: 'Markdown',
    plain: 'Plain text',
    text: 'Text to copy',
    copy: 'Copy text',
    copied: 'Release notes copied',
    copyByHand: 'The text is selected. Copy it with Ctrl + C.',
  },
}
