import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-blocks.de.ts'

export const en: SameShape<typeof de> = {
  page: { nearby: 'In this section' },
  download: {
    facts: '{{ext}}, {{size}}',
  },
  video: {
    play: 'Watch the video on {{host}}',
    hint: 'Opens the website of {{host}}. Data is sent there only then.',
    fallback: 'Download the video',
  },
  embed: { play: 'Open on {{host}}' },
  tabs: { label: 'Tabs' },
  table: { scroll: 'Table, scrolls sideways' },
  social: { title: 'Follow us' },
  hours: {
    title: 'Opening hours',
    empty: 'Please ask us for our opening hours.',
  },
  contact: {
    title: 'Write to us',
    submit: 'Send message',
    optional: '{{label}} (optional)',
    choose: 'Please choose',
    least: 'At least 10 characters.',
    phone: 'With country code, for example +49 30 1234567.',
  },
  entries: { empty: 'The first posts will appear here soon.' },
}
