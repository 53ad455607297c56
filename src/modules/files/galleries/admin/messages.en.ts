import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  galleries: {
    one: 'Gallery',
    many: 'Galleries',
    create: 'New gallery',
    search: 'Search title',
    empty: {
      title: 'No galleries yet',
      text: 'A gallery shows several pictures in an order, for example the steps of a job.',
    },
    fields: {
      title: 'Title',
      content: 'Pictures',
      isDownloadable: 'Visitors may save pictures',
      updated: 'Changed',
    },
    hints: {
      isDownloadable: 'The large view then offers “Save picture”.',
    },
    placeholders: { title: 'Oak kitchen, the Berger family' },
    sections: { what: 'Gallery', pictures: 'Pictures', access: 'Downloads', uses: 'Shown on' },
  },
  count_one: '{{count}} picture',
  count_other: '{{count}} pictures',
  noPictures: 'No pictures yet',
  nothing: {
    title: 'Nothing found',
    text: 'No gallery has these words in its title.',
  },
  loading: 'Loading the galleries',
  unused: 'This gallery is not on any page yet.',
  layout: {
    label: 'Layout',
    grid: 'Grid',
    masonry: 'Masonry',
    row: 'Rows',
    slides: 'Slideshow',
    hint: {
      grid: 'All pictures the same size, cropped around their focal point.',
      masonry: 'All the same width, each in its own height.',
      row: 'All the same height, each in its own width.',
      slides: 'One large picture after another, to flick through.',
    },
    preview: 'Preview',
  },
  pictures: {
    add: 'Add pictures',
    empty:
      'Choose pictures from your files or upload new ones. You change their order by dragging.',
    failed: 'The pictures could not be loaded.',
    gone: 'This file no longer exists',
    trashed: 'In the trash: not shown on the website',
    hidden: 'Team only: not shown on the website',
    noAlt: 'No alt text',
    caption: 'Caption of picture {{place}}',
    captionHint: 'Caption',
    drag: 'Move picture {{place}}',
    up: 'Move picture {{place}} forward',
    down: 'Move picture {{place}} back',
    remove: 'Remove picture {{place}} from the gallery',
    cover: 'Cover',
    makeCover: 'Use picture {{place}} as cover',
    moved: 'Picture is now at position {{place}} of {{count}}',
    removed: 'Picture removed from the gallery',
    added_one: '{{count}} picture added',
    added_other: '{{count}} pictures added',
    edit: 'Edit picture {{place}}',
  },
}
