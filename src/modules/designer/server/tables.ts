import type { Generated } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Json, Moment } from '#kernel/server/kernel-tables.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { EntryTables } from '#modules/entries/server/tables.ts'
import type { SavedSection } from '../contract-sections.ts'
import type { LegalFinding } from '../legal/legal.calls.ts'

type SectionsTable = {
  id: string
  title: string
  scope: SavedSection['scope']
  blocks: Json<Block[]>
  version: Generated<number>
  user_id: string
  user_name: string
  created_at: Moment
  updated_at: Moment
}

export type DesignerTables = EntryTables & {
  /** Who has a page open; rows live for seconds and may be lost with a crash. */
  designer_presence: {
    page_id: string
    lang: Lang
    user_id: string
    tab: string
    user_name: string
    block: string | null
    since: Moment
    seen_at: Moment
  }
  designer_sections: SectionsTable
  /** The one revision of a draft that may go live with errors. */
  designer_overrides: {
    page_id: string
    lang: Lang
    revision: number
    user_id: string
    user_name: string
    reason: string
    created_at: Moment
  }
  /** What the last look at everything live found; one row. */
  designer_legal_checks: {
    id: Generated<number>
    findings: Json<readonly LegalFinding[]>
    checked_at: Moment
  }
}
