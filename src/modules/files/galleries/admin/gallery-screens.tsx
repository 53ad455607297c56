import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { boolean } from '#kernel/admin/fields/choice-fields.ts'
import { customField, type Field } from '#kernel/admin/fields/field.ts'
import { dateTime } from '#kernel/admin/fields/moment-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { galleriesTexts } from '../../admin/messages.ts'
import { deleteGalleryById } from '../gallery.ts'
import { ContentInput } from './content-input.tsx'
import { GalleryCards } from './gallery-cards.tsx'
import {
  EMPTY_CONTENT,
  type GalleryContent,
  type GalleryDraft,
  type GalleryEntry,
  listEntries,
  loadEntry,
  saveEntry,
} from './gallery-entry.ts'
import { GALLERIES, GALLERY } from './paths.ts'

type Query = { sort?: 'title' | '-title' | 'updated' | '-updated' }

const galleries = collection<GalleryEntry, Query, GalleryDraft>({
  name: 'galleries',
  noun: 'gallery',
  module: 'files',
  path: GALLERIES,
  paths: { browse: GALLERIES, edit: GALLERY },
  key: '_id',
  words: wordsOf(galleriesTexts, 'galleries'),
  label: ({ title }) => title,
  version: ({ version }) => version,
  fields: {
    title: text({ required: true }),
    content: contentField(),
    isDownloadable: boolean(),
    updated: dateTime({ readOnly: true }),
  },
  columns: ['title', 'updated'],
  sortable: { title: 'title', updated: 'updated' },
  sort: '-updated',
  List: GalleryCards,
  list: async ({ page, limit, cursor, search, sort }) => {
    const found = await listEntries({ page, limit, cursor, search, sort })
    return {
      rows: found.rows,
      total: found.numItems,
      isExact: found.numItemsExact,
      next: found.next,
    }
  },
  load: loadEntry,
  save: saveEntry,
  live: ({ isShown }) => (isShown ? 'all' : undefined),
  create: () => ({ content: EMPTY_CONTENT, isDownloadable: false }),
  remove: ({ _id }) => call(deleteGalleryById, { params: { id: _id } }),
  form: {
    main: { what: ['title'], pictures: ['content'] },
    side: { access: ['isDownloadable'] },
  },
})

export function BrowseGalleries() {
  return <BrowseScreen collection={galleries} />
}

export function EditGallery() {
  return <EditScreen collection={galleries} />
}

/** The pictures of a gallery in their order, its cover and its layout. */
function contentField(): Field<GalleryContent> {
  return customField<GalleryContent>({
    empty: null,
    Input: ContentInput,
    Value: ContentWords,
    csv: ({ items }) => ({ number: String(items.length) }),
  })
}

/** In comparisons and in the history. */
function ContentWords({ value }: { value: GalleryContent }) {
  const t = useTexts(galleriesTexts)
  return (
    <span>
      {t('count', { count: value.items.length })} · {t(`layout.${value.layout}`)}
    </span>
  )
}
