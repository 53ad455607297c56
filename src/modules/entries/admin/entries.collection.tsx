import { IconArrowBackUp, IconSend, IconWorldOff, IconWorldUp } from '@tabler/icons-react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { nounFields, unplacedFields } from '#kernel/admin/collection/noun-collection.ts'
import { trashTab } from '#kernel/admin/collection/trash-tab.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choiceFilter } from '#kernel/admin/fields/filter.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { files, image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { PUBLISH_STATUSES } from '#kernel/contract/publishing.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { blocksField } from '#modules/pages/admin/pickers.tsx'
import { deleteEntryById, purgeManyEntries } from '../contract.ts'
import { restoreEntry } from '../contract-drafts.ts'
import { entry } from '../entry.ts'
import {
  ENGLISH,
  type EntryForm,
  type EntryQuery,
  FACTS,
  findEntries,
  loadEntry,
  type SomeEntry,
  SPOKEN,
  saveEntry,
  spokenFields,
} from './entry-form.ts'
import { StatusCell } from './entry-status.tsx'
import { inEnglish } from './in-english.ts'
import { adminWords } from './messages.ts'
import { StateSection } from './workflow/state-section.tsx'
import { VersionsTab } from './workflow/versions-tab.tsx'
import {
  discardAll,
  isDiscardable,
  isOnline,
  isPublishable,
  publishAll,
  reviewAll,
  unpublishAll,
} from './workflow/workflow.ts'

const publish = staff('entries', 'publish')
const isShown = ({ languages }: SomeEntry) =>
  Object.values(languages).some(({ isLive, publish_at }) => isLive || publish_at !== null)
const idOf = ({ _id }: SomeEntry) => ({ params: { id: _id } })

/** An entry is written in at least one language. */
const Rules = z
  .looseObject({ title: z.string().nullish(), enTitle: z.string().nullish() })
  .refine(({ title, enTitle }) => Boolean(title || enTitle), { path: ['title'], error: 'required' })

const ACTIONS: readonly ItemAction<SomeEntry>[] = [
  { name: 'publish', icon: IconWorldUp, access: publish, when: isPublishable, run: publishAll },
  { name: 'review', icon: IconSend, when: isPublishable, run: (entry) => reviewAll(entry) },
  {
    name: 'discard',
    icon: IconArrowBackUp,
    isDanger: true,
    asksFirst: true,
    when: isDiscardable,
    run: discardAll,
  },
  {
    name: 'unpublish',
    icon: IconWorldOff,
    access: publish,
    asksFirst: true,
    when: isOnline,
    run: unpublishAll,
  },
]

/** What each language says; which of the titles is missing is judged by the rules. */
const WORDS = { ...nounFields(spokenFields), title: text({ max: 200 }) }
const { deleted: _deleted, ...FACT_FIELDS } = nounFields(entry.fields)

/** What holds for all languages. */
const SHARED = {
  cover: image(fileSource),
  media: files(fileSource, { accept: 'image/*' }),
  downloads: files(fileSource),
  status: choice(PUBLISH_STATUSES, { readOnly: true }),
  updated: dateTime({ readOnly: true }),
}

const COLUMNS = ['title', 'status', 'publish_date', 'tags', 'author'] as const
const EXTRA_COLUMNS = ['type', 'date', 'updated'] as const

const FORM = {
  main: {
    german: [...SPOKEN, 'content'],
    english: [...ENGLISH, 'enContent'],
  },
  side: {
    state: StateSection,
    facts: FACTS,
    files: ['cover', 'media', 'downloads'],
  },
} as const

export const entries = collection<SomeEntry, EntryQuery, EntryForm>({
  name: 'entries',
  noun: 'entry',
  module: 'entries',
  path: 'entries',
  key: '_id',
  words: wordsOf(adminWords, 'entries'),
  label: ({ title, enTitle }) => title || enTitle || '',
  version: ({ version }) => version,
  fields: {
    ...WORDS,
    content: blocksField('de'),
    ...inEnglish(WORDS),
    enContent: blocksField('en'),
    ...FACT_FIELDS,
    ...SHARED,
  },
  columns: COLUMNS,
  extraColumns: [...EXTRA_COLUMNS, ...unplacedFields(entry.fields, [...COLUMNS, ...EXTRA_COLUMNS])],
  cells: { status: StatusCell },
  Status: ({ item }) => <StatusCell row={item} />,
  filters: { status: choiceFilter(PUBLISH_STATUSES) },
  sortable: { title: 'title', publish_date: 'publish_date', updated: 'updated' },
  sort: '-publish_date',
  list: findEntries,
  load: loadEntry,
  save: saveEntry,
  live: (entry) => (isShown(entry) ? FACTS : undefined),
  create: () => ({ type: 'news' }),
  remove: (entry) => call(deleteEntryById, idOf(entry)),
  restore: (entry) => call(restoreEntry, idOf(entry)),
  trash: trashTab((input) => call(purgeManyEntries, input)),
  schema: Rules,
  form: FORM,
  actions: ACTIONS,
  tabs: { versions: VersionsTab },
})
