import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { Json, Moment, MomentOrNull } from '../../kernel-tables.ts'

type JsonOrNot<T> = ColumnType<T | null, string | null | undefined, string | null>

/** One language of a thing: its draft, what is live of it, and what is scheduled. */
export type ContentColumns<Fields> = {
  lang: Lang
  /** Of the draft. */
  title: string
  revision: Generated<number>
  draft: Json<Fields>
  draft_blocks: Json<Block[]>
  has_changes: Generated<boolean>
  in_review: Generated<boolean>
  review_note: Generated<string>
  /** What was last published; it shows only while `is_live`. */
  live: JsonOrNot<Fields>
  live_blocks: JsonOrNot<Block[]>
  is_live: Generated<boolean>
  has_expired: Generated<boolean>
  /** Number of the last version. */
  live_number: Generated<number>
  /** What is live is found by these; those of another version wait to be read anew. */
  words: ColumnType<string | null, string | null | undefined, string | null>
  words_number: Generated<number>
  publish_at: MomentOrNull
  /** The draft as it was when it was scheduled. */
  scheduled: JsonOrNot<Fields>
  scheduled_blocks: JsonOrNot<Block[]>
  expire_at: MomentOrNull
  published_at: MomentOrNull
  saved_at: Moment
  saved_by: ColumnType<string | null, string | null | undefined, string | null>
  saved_by_name: Generated<string>
}

/** What lists show of a language: everything but the blocks. */
export const LISTED_COLUMNS = [
  'lang',
  'title',
  'revision',
  'draft',
  'has_changes',
  'in_review',
  'is_live',
  'has_expired',
  'publish_at',
  'expire_at',
  'published_at',
  'saved_at',
  'saved_by_name',
] as const satisfies readonly (keyof ContentColumns<never>)[]

export type VersionColumns<Fields> = {
  lang: Lang
  number: number
  fields: Json<Fields>
  blocks: Json<Block[]>
  note: Generated<string>
  published_at: Moment
  published_by: string
  published_by_name: string
}

export type PreviewColumns = {
  token_hash: Buffer
  lang: Lang
  expires_at: Date
  created_by: string
  created_at: Moment
  /** Made by someone who may not publish: shows the draft to staff alone. */
  for_staff: Generated<boolean>
}

/** Written out for what depends on `Fields`: a generic type cannot be seen through otherwise. */
export type ContentRow<Fields> = Omit<
  Selectable<ContentColumns<unknown>>,
  'draft' | 'live' | 'scheduled'
> & {
  /** Of the thing this is a language of. */
  id: string
  draft: Fields
  live: Fields | null
  scheduled: Fields | null
}
export type VersionRow<Fields> = Omit<Selectable<VersionColumns<unknown>>, 'fields'> & {
  fields: Fields
}
export type Content<Fields> = { fields: Fields; blocks: Block[] }
