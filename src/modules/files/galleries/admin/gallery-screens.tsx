import { Text } from '@mantine/core'
import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { collection } from '#kernel/admin/collection/collection.ts'
import { trashTab } from '#kernel/admin/collection/trash-tab.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { customField, type Field } from '#kernel/admin/fields/field.ts'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { galleriesMessages } from '../../admin/messages.ts'
import { InUseDialog } from '../../files/admin/actions/in-use-dialog.tsx'
import { UseList } from '../../files/admin/use-list.tsx'
import { purgeGalleries } from '../gallery.ts'
import { ContentInput } from './content-input.tsx'
import { GalleryCards } from './gallery-cards.tsx'
import {
  EMPTY_CONTENT,
  type GalleryContent,
  type GalleryDraft,
  type GalleryEntry,
  listEntries,
  loadEntry,
  removeEntry,
  restoreEntry,
  saveEntry,
} from './gallery-entry.ts'
import { GALLERIES, GALLERY } from './paths.ts'

type Query = { sort?: 'title' | '-title' | 'updated' | '-updated'; trash?: 'only' }

const galleries = collection<GalleryEntry, Query, GalleryDraft>({
  name: 'galleries',
  noun: 'gallery',
  module: 'files',
  path: GALLERIES,
  paths: { browse: GALLERIES, edit: GALLERY },
  key: '_id',
  words: wordsOf(galleriesMessages, 'galleries'),
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
  list: async ({ filters, ...request }) => {
    const found = await listEntries({ ...filters, ...request })
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
  remove: removeEntry,
  restore: restoreEntry,
  trash: trashTab((input) => call(purgeGalleries, input)),
  form: {
    main: { what: ['title'], pictures: ['content'] },
    side: { access: ['isDownloadable'], uses: UsesCard },
  },
})

export function BrowseGalleries() {
  return (
    <>
      <BrowseScreen collection={galleries} />
      <InUseDialog />
    </>
  )
}

export function EditGallery() {
  return (
    <>
      <EditScreen collection={galleries} />
      <InUseDialog />
    </>
  )
}

/** Where the gallery is shown. */
function UsesCard({ item: { uses = [] } }: { item: GalleryEntry }) {
  const t = useMessages(galleriesMessages)
  if (uses.length > 0) return <UseList uses={uses} />
  return (
    <Text size="sm" c="dimmed">
      {t('unused')}
    </Text>
  )
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
  const t = useMessages(galleriesMessages)
  return (
    <span>
      {t('count', { count: value.items.length })} · {t(`layout.${value.layout}`)}
    </span>
  )
}
