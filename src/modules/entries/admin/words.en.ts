import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  entries: {
    one: 'Entry',
    many: 'News',
    create: 'New entry',
    search: 'Search title or tag',
    empty: {
      title: 'No news yet',
      text: 'Tell what is going on: a finished piece, a date, new faces.',
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
      slug: 'Leave empty to make it from the title.',
      summary: 'Shown in lists and search engines. Empty: the beginning of the content.',
      publish_date: 'Empty: the moment you publish.',
      date: 'The day it is about.',
      media: 'Like the cover, the same in both languages.',
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
      trash: { only: 'Deleted only' },
    },
    filters: { tag: 'Tag', trash: 'Trash' },
    sections: {
      german: 'German',
      english: 'English',
      files: 'Pictures and files',
      state: 'Status',
      facts: 'Particulars',
    },
    actions: {
      publish: 'Publish',
      unpublish: 'Take offline',
      review: 'Ask for review',
      restore: 'Restore',
    },
    done: {
      publish: 'Published',
      unpublish: 'Taken offline',
      review: 'Handed in for review',
      restore: 'Restored',
    },
    confirm: {
      publish: 'Publish this entry?',
      unpublish: 'Take this entry off the website?',
    },
  },
  plan: {
    fields: { publish_at: 'Appears on', expire_at: 'Disappears on' },
  },
}
