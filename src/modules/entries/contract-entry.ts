import { z } from 'zod'
import { Id, Lang } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { PublishStatus, publishState } from '#kernel/contract/publishing.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { StoredFile } from '#modules/files/files/file.ts'
import { EntryFields } from './contract-values.ts'
import { entry } from './entry.ts'

/** How an entry stands in one language. Title and address are those of the draft. */
export const EntryState = z.object({
  title: z.string(),
  slug: z.string(),
  /** The address the draft would have. */
  route: z.string(),
  /** The address visitors use; null while it is not live. */
  liveRoute: z.string().nullable(),
  ...publishState,
})
export type EntryState = z.infer<typeof EntryState>

/** An entry as lists show it: the specification's fields (section 3) in one language. */
export const EntryItem = entry.Wire.extend({
  /** The language the words below are written in: the one asked for, else the other. */
  lang: Lang,
  title: z.string(),
  ...EntryFields.omit({ title: true, meta_title: true, noindex: true }).shape,
  status: PublishStatus,
  languages: z.partialRecord(Lang, EntryState),
})
export type EntryItem = z.infer<typeof EntryItem>

export const Entry = EntryItem.extend({ content: Blocks })
export type Entry = z.infer<typeof Entry>

const file = z.array(StoredFile)

export const Entries = z.object({ entry: z.array(Entry), file })
export const EntryList = z.object({ entry: z.array(Entry), file, ...listReply })
export const EntryItems = z.object({ entry: z.array(EntryItem), file, ...listReply })
export const Gone = z.object({ ids: z.array(Id) })
