import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Json, KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type {
  ContentColumns,
  PreviewColumns,
  VersionColumns,
} from '#kernel/server/publishing/store/content-tables.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { RedirectTables } from '#modules/redirects/server/tables.ts'
import type { AccessKind, PageFields, PageType, PageViewName } from '../contract-values.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
type JsonOrNot<T> = ColumnType<T | null, string | null | undefined, string | null>

/** Why an address belongs to a page; only `live` ones answer, the others keep it free of clashes. */
export type AddressKind = 'live' | 'offline' | 'scheduled' | 'draft'

export type PagesTable = {
  id: string
  parent_id: Nullable<string>
  /** Of the German draft, else the English one; for lists. */
  title: Generated<string>
  position: Generated<number>
  type: Generated<PageType>
  view: Generated<PageViewName>
  tags: Generated<string[]>
  access: Generated<AccessKind>
  access_roles: Generated<Role[]>
  password_hash: Nullable<string>
  in_header: Generated<boolean>
  in_footer: Generated<boolean>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
  /** The page whose deletion took this one along. */
  deleted_root: Nullable<string>
  /** Where its addresses lead since it was deleted; null: 410. */
  successor_id: Nullable<string>
}

export type ContentsTable = ContentColumns<PageFields> & { page_id: string }

export type BothLanguages = { de: Block[]; en: Block[] }

export type PageTables = KernelTables &
  FileTables &
  RedirectTables & {
    pages: PagesTable
    page_contents: ContentsTable
    page_paths: { key: string; path: string; page_id: string; lang: Lang; kind: AddressKind }
    page_versions: VersionColumns<PageFields> & { page_id: string }
    /** Who points where, in drafts and in what is live. */
    page_refs: {
      owner_noun: string
      owner_id: string
      lang: Lang
      is_live: boolean
      kind: 'page' | 'file' | 'gallery' | 'global'
      target_id: string
      /** Of things of other modules. */
      owner_label: Generated<string>
      owner_link: Generated<string>
    }
    page_previews: PreviewColumns & { page_id: string }
    page_words: { word: string }
    global_blocks: {
      id: string
      name: string
      version: Generated<number>
      draft: Json<BothLanguages>
      live: JsonOrNot<BothLanguages>
      has_changes: Generated<boolean>
      updated_at: Moment
      published_at: MomentOrNull
      created_at: Moment
    }
  }
