import type { ColumnType, Generated } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { KernelTables, Moment } from '#kernel/server/kernel-tables.ts'

export type RedirectsTable = {
  id: string
  /** The address in small letters: what it is found by. */
  key: string
  path: string
  /** A page, wherever it is; else an address; else nothing is there any more (410). */
  to_page: string | null
  to_lang: Lang
  to_path: string | null
  is_permanent: Generated<boolean>
  source: 'page' | 'manual' | 'import'
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  created_by: ColumnType<string | null, string | null | undefined, string | null>
  created_by_name: Generated<string>
}

export type RedirectTables = KernelTables & {
  redirects: RedirectsTable
  missing_pages: {
    key: string
    path: string
    count: Generated<number>
    first_seen: Moment
    last_seen: Moment
  }
}
