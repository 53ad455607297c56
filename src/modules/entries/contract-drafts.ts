import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang } from '#kernel/contract/fields.ts'
import { draftAt, draftOf, publishingCalls } from '#kernel/contract/publishing-calls.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { ENTRY_BYTES } from './contract.ts'
import { Entries, Gone } from './contract-entry.ts'
import { EntryFields } from './contract-values.ts'

const ONE = '/api/v0/entry/:id'
const view = staff('entries', 'view')
const edit = staff('entries', 'edit')

export const EntryDraft = draftOf(EntryFields.extend({ title: z.string() })).extend({ entry: Id })
export type EntryDraft = z.infer<typeof EntryDraft>

export const readEntryDraft = endpoint({
  method: 'GET',
  path: `${ONE}/draft`,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang: Lang.default('de') }),
  reply: EntryDraft,
  summary: 'The draft of an entry in one language',
})

export const saveEntryDraft = endpoint({
  method: 'PUT',
  path: `${ONE}/draft`,
  access: edit,
  bodyLimit: ENTRY_BYTES,
  params: IdParams,
  body: z.strictObject({
    ...draftAt,
    fields: EntryFields.partial().optional(),
    blocks: Blocks.optional(),
  }),
  reply: EntryDraft,
  summary: 'Saves a draft; 409 `stale` brings `current` (the stored draft) and `yours`',
})

export const entryCalls = publishingCalls({
  one: ONE,
  view,
  edit,
  publish: staff('entries', 'publish'),
  draft: EntryDraft,
  things: Entries,
  fields: EntryFields,
})
export const {
  discard: discardEntryDraft,
  publish: publishEntry,
  schedule: scheduleEntry,
  unpublish: unpublishEntry,
  requestReview: requestEntryReview,
  declineReview: declineEntryReview,
  listVersions: listEntryVersions,
  compareVersions: compareEntryVersions,
  restoreVersion: restoreEntryVersion,
  createPreview: createEntryPreview,
} = entryCalls

export const restoreEntry = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  access: staff('entries', 'delete'),
  params: IdParams,
  reply: Entries,
  summary: 'Takes an entry out of the trash',
})

export const emptyEntryTrash = endpoint({
  method: 'POST',
  path: '/api/v0/entry/trash/empty',
  access: staff('entries', 'delete'),
  reply: Gone,
  summary: 'Removes for good what lies in the trash, 500 at a time',
})
