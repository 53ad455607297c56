import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  entries: {
    one: 'Entry',
    many: 'News',
    create: 'New entry',
    search: 'Search title or tag',
    empty: {
      title: 'No news yet',
      text: 'Tell people what is going on: a finished piece, an event, new faces.',
    },
    fields: {
      title: 'Title',
      slug: 'Address',
      summary: 'Summary',
      content: 'Content',
      enTitle: 'Title (English)',
      enSlug: 'Address (English)',
      enSummary: 'Summary (English)',
      enContent: 'Content (English)',
      cover: 'Cover picture',
      media: 'More pictures',
      downloads: 'Downloads',
      tags: 'Tags',
      publish_date: 'Published on',
      date: 'Date of the event',
      type: 'Kind',
      author: 'Written by',
      status: 'Status',
      updated: 'Changed',
    },
    hints: {
      slug: 'Leave empty to use the title.',
      summary:
        'Shown in lists and search engines. Leave empty to use the beginning of the content.',
      publish_date: 'Leave empty to use the time of publishing.',
      date: 'The day it is about.',
      media: 'Like the cover picture, the same in both languages.',
      enTitle: 'Leave empty if the entry exists in German only.',
    },
    choices: {
      type: { news: 'News', event: 'Event', press: 'Press' },
      status: {
        draft: 'Draft',
        review: 'In review',
        scheduled: 'Scheduled',
        live: 'Live',
        expired: 'Expired',
      },
    },
    filters: { tag: 'Tag' },
    sections: {
      german: 'German',
      english: 'English',
      files: 'Pictures and files',
      state: 'Status',
      facts: 'Details',
    },
    tabs: { versions: 'Versions' },
    actions: {
      discard: 'Discard draft',
      publish: 'Publish',
      unpublish: 'Take offline',
      review: 'Send for review',
    },
    done: {
      discard: 'The draft matches the live version again',
      publish: 'Published',
      unpublish: 'Taken offline',
      review: 'Sent for review',
    },
    confirm: {
      discard: 'All changes since it was last published will be lost. Discard them?',
      publish: 'Publish this entry?',
      unpublish: 'Take this entry off the website?',
    },
  },
  review: { fields: { note: 'Note' } },
  plan: {
    fields: { publish_at: 'Appears on', expire_at: 'Disappears on' },
  },
}
