import type { ColumnType, Generated } from 'kysely'
import type { PublishStatus } from '#kernel/contract/publishing.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type {
  ContentColumns,
  PreviewColumns,
  VersionColumns,
} from '#kernel/server/publishing/store/content-tables.ts'
import type { NounColumns } from '#kernel/server/resource/noun-columns.ts'
import type { PageTables } from '#modules/pages/server/tables.ts'
import type { EntryFields } from '../contract-values.ts'
import type { entry } from '../entry.ts'

export type EntriesTable = NounColumns<(typeof entry)['fields']> & {
  id: string
  /** Of the German draft, else the English one; for lists. */
  title: Generated<string>
  /** The tags as they stand in addresses. */
  tag_keys: Generated<string[]>
  /** Somebody chose the date; otherwise it is that of the first publishing. */
  is_dated: Generated<boolean>
  author_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The status of each language; null where nobody wrote in it. Lists are filtered by it. */
  stage_de: ColumnType<PublishStatus | null, PublishStatus | null | undefined, PublishStatus | null>
  stage_en: ColumnType<PublishStatus | null, PublishStatus | null | undefined, PublishStatus | null>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

export type EntryContentsTable = ContentColumns<EntryFields> & {
  entry_id: string
  /** The publish date while it is live; what lists of the website walk along. */
  listed_at: MomentOrNull
}

export type EntryTables = PageTables & {
  entries: EntriesTable
  entry_contents: EntryContentsTable
  entry_versions: VersionColumns<EntryFields> & { entry_id: string }
  entry_previews: PreviewColumns & { entry_id: string }
  entry_words: { word: string }
  /** Every address an entry has or had, so that none of them ever leads to another one. */
  entry_slugs: { lang: Lang; slug: string; entry_id: string; was_live: Generated<boolean> }
}
