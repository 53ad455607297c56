import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, Lang, text } from '#kernel/contract/fields.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { Entries, EntryItems, EntryList } from './contract-entry.ts'
import { EntryFields } from './contract-values.ts'
import { entry } from './entry.ts'

const ALL = '/api/v0/entry/'
const ONE = '/api/v0/entry/:id'

/** Decisions, "Body limits": what is made of blocks may have 5 MB. */
export const ENTRY_BYTES = 5_000_000

const view = staff('entries', 'view')
const edit = staff('entries', 'edit')

const written = { ...EntryFields.partial().shape, content: Blocks.optional() }

/** Without a title and content of its own, a new entry is called 'Titel' (specification, section 9). */
export const NewEntry = entry.Create.extend({ ...written, lang: Lang.default('de') })
export type NewEntry = z.output<typeof NewEntry>

/** The words of a language go into its draft; publishing shows them. */
export const EntryUpdate = entry.Change.extend({ ...written, lang: Lang.default('de') })
export type EntryUpdate = z.output<typeof EntryUpdate>

export type EntrySort = (typeof entry.list.sort)[number]

/** Newest first. */
export const EntryQuery = entry.Query.extend({
  sort: entry.Query.shape.sort.removeDefault().default('-publish_date'),
})
export type EntryQuery = z.output<typeof EntryQuery>

/** Two at a time unless said (specification, section 9); whole entries are large. */
const MOST_WHOLE = 50

export const listEntries = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: EntryQuery.extend({
    limit: z.coerce.number().int().min(1).max(MOST_WHOLE).default(2),
  }),
  reply: EntryList,
  summary: 'Entries with their content and the files they show, newest first',
})

export const getEntryData = endpoint({
  method: 'POST',
  path: '/api/v1/entry/getPageData',
  access: view,
  body: EntryQuery,
  reply: EntryItems,
  summary: 'One page of the browse screen',
})

export const searchEntries = endpoint({
  method: 'POST',
  path: '/api/v0/search/entry/',
  access: view,
  body: z.strictObject({ search: text(200), limit: z.int().min(1).max(100).default(20) }),
  reply: EntryItems,
  summary: 'Entries whose title or tags contain the words given',
})

export const readEntry = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang: Lang.default('de') }),
  reply: Entries,
  summary: 'One entry as its draft stands',
})

export const readManyEntries = endpoint({
  method: 'POST',
  path: '/api/v0/batch/entry/',
  access: view,
  body: Ids.extend({ lang: Lang.default('de') }),
  reply: EntryItems.pick({ entry: true, file: true }),
  summary: 'Many entries by id, without their content',
})

export const createEntry = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('entries', 'create'),
  bodyLimit: ENTRY_BYTES,
  body: NewEntry,
  reply: Entries,
  summary: 'Makes an entry as a draft; 409 `address-taken` with a suggestion',
})

export const updateEntry = endpoint({
  method: 'PUT',
  path: ALL,
  access: edit,
  bodyLimit: ENTRY_BYTES,
  body: EntryUpdate.extend({ _id: Id }),
  reply: Entries,
  summary: 'Changes the given fields of an entry',
})

export const updateEntryById = endpoint({
  method: 'PUT',
  path: ONE,
  access: edit,
  bodyLimit: ENTRY_BYTES,
  params: IdParams,
  body: EntryUpdate,
  reply: Entries,
  summary: 'Changes the given fields of an entry',
})

export const {
  remove: deleteEntry,
  removeById: deleteEntryById,
  removeMany: deleteManyEntries,
  purgeMany: purgeManyEntries,
} = entry.calls
