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
  tabs: { label: 'Tabs' },
  table: { scroll: 'Table, scrolls sideways' },
  social: { title: 'Follow us' },
  hours: {
    title: 'Opening hours',
    empty: 'Please ask us for our opening hours.',
  },
  entries: { empty: 'The first posts will appear here soon.' },
  html: { title: 'Embedded content' },
}
