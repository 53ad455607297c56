import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

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
  newsletter: {
    title: 'Subscribe to the newsletter',
    submit: 'Subscribe to the newsletter',
    email: 'Email address',
    firstName: 'First name (optional)',
    lastName: 'Last name (optional)',
    lists: 'What would you like to receive?',
  },
  archive: {
    title: 'Earlier issues',
    empty: 'The issues of the newsletter will appear here once the first one is sent.',
    all: 'All issues',
  },
  positions: {
    title: 'Work with us',
    empty: 'All positions are filled at the moment.',
    apply: 'Send an open application',
  },
  entries: { empty: 'The first entries will appear here soon.' },
  products: { empty: 'There is nothing here at the moment.', open: 'View product' },
  price: {
    from: 'from {{amount}}',
    strike: 'instead of {{amount}}',
    percent: '{{percent}}% less',
    lowest: 'The struck price is the lowest of the 30 days before the reduction.',
    base: 'Unit price: {{amount}}',
    onRequest: 'Price on request',
  },
}
