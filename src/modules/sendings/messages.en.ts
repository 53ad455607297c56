import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

/** What the public archive says, and what sendings are called that nobody names. */
export const en: SameShape<typeof de> = {
  title: 'Newsletter archive',
  ofList: 'Archive: {{list}}',
  lead: 'Earlier issues to read.',
  all: 'All issues',
  lists: 'Newsletters',
  search: 'Search subjects',
  empty: 'Issues appear here once the first one was sent.',
  nothing: 'No issue was found.',
  paging: 'More issues',
  older: 'Older issues',
  newest: 'To the newest',
  subscribeTitle: 'The next issue',
  subscribe: 'Subscribe to the newsletter',
  recommend: 'Recommend the newsletter',
  feed: 'New issues as an RSS feed',
  home: {
    title: 'Newsletter',
    lead: 'News from us, straight to your inbox. You can unsubscribe at any time with one click.',
  },
  series: {
    welcome: '{{list}}: welcome',
    after_one: '{{list}}: after one day',
    after_other: '{{list}}: after {{count}} days',
  },
}
