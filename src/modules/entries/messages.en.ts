import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'News',
  lead: 'What is going on here.',
  ofYear: 'News of {{year}}',
  ofTag: 'News about “{{tag}}”',
  page: 'Page {{page}}',
  empty: 'There is no news yet. Please come back soon.',
  archive: 'Archive',
  all: 'All news',
  newer: 'Newer',
  older: 'Older',
  paging: 'More news',
  feeds: 'Subscribe',
  home: 'Home',
  published: 'Published on {{date}}',
  about: 'Date: {{date}}',
  by: 'by {{author}}',
  tags: 'Topics',
  media: 'Pictures',
  downloads: 'Downloads',
  links: 'Read on',
  related: 'You may also like',
  preview: 'Preview: {{title}}',
  notice: {
    review: 'Please check: the entry “{{title}}” is waiting for review.',
    declined: 'Handed back: your draft of the entry “{{title}}”.',
  },
  new: {
    title: 'Title',
    content: 'Your text goes here. Replace this placeholder with your own.',
  },
}
