import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang, Timestamp, text } from '#kernel/contract/fields.ts'
import { Minute, PublishStatus } from '#kernel/contract/publishing.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { ENTRY_BYTES } from './contract.ts'
import { Entries, Gone } from './contract-entry.ts'
import { EntryFields } from './contract-values.ts'

const ONE = '/api/v0/entry/:id'
const view = staff('entries', 'view')
const edit = staff('entries', 'edit')
const publish = staff('entries', 'publish')

/** A draft with everything that belongs to it. `revision` is 0 for a language nobody wrote yet. */
export const EntryDraft = z.object({
  entry: Id,
  lang: Lang,
  revision: z.int().min(0),
  /** A language nobody wrote in yet has no title. */
  fields: EntryFields.extend({ title: z.string() }),
  blocks: Blocks,
  status: PublishStatus,
  isLive: z.boolean(),
  hasChanges: z.boolean(),
  review_note: z.string(),
  publish_at: Timestamp.nullable(),
  expire_at: Timestamp.nullable(),
  saved_at: Timestamp.nullable(),
  saved_by: z.object({ _id: Id, name: z.string() }).nullable(),
})
export type EntryDraft = z.infer<typeof EntryDraft>

/** The draft was read at this revision. */
const at = { lang: Lang.default('de'), revision: z.int().min(0) }
const note = text(1000).default('')

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
    ...at,
    fields: EntryFields.partial().optional(),
    blocks: Blocks.optional(),
  }),
  reply: EntryDraft,
  summary: 'Saves a draft; 409 `stale` brings `current` (the stored draft) and `yours`',
})

export const discardEntryDraft = endpoint({
  method: 'POST',
  path: `${ONE}/discard`,
  access: edit,
  params: IdParams,
  body: z.strictObject(at),
  reply: EntryDraft,
  summary: 'Takes the draft back to what is live',
})

export const publishEntry = endpoint({
  method: 'POST',
  path: `${ONE}/publish`,
  access: publish,
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: Entries,
  summary: 'Makes the draft of one language live and keeps it as a version',
})

/** The draft as it is now is what goes live then. Null takes the appointment back. */
export const scheduleEntry = endpoint({
  method: 'POST',
  path: `${ONE}/schedule`,
  access: publish,
  params: IdParams,
  body: z.strictObject({
    ...at,
    publish_at: Minute.nullable().optional(),
    expire_at: Minute.nullable().optional(),
  }),
  reply: Entries,
  summary: 'Says at which minute an entry goes live or off the website',
})

export const unpublishEntry = endpoint({
  method: 'POST',
  path: `${ONE}/unpublish`,
  access: publish,
  params: IdParams,
  body: z.strictObject({ lang: Lang.default('de') }),
  reply: Entries,
  summary: 'Takes an entry off the website; its address stays its own',
})

export const requestEntryReview = endpoint({
  method: 'POST',
  path: `${ONE}/review`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: EntryDraft,
  summary: 'Asks those who may publish to look at the draft',
})

export const declineEntryReview = endpoint({
  method: 'POST',
  path: `${ONE}/review/decline`,
  access: publish,
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: EntryDraft,
  summary: 'Hands a draft back with a note',
})

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
