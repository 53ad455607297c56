import type { Kysely } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { DesignerTables } from './tables.ts'

export type Db = Kysely<DesignerTables>
export type DesignerContext = Context<DesignerTables>

/** One language of one page. */
export type PageAt = { page: string; lang: Lang }

export const PAGE_NOUN = 'page' as const
