import { type Kysely, sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { Services } from '#kernel/server/services.ts'
import type { PageTables } from './tables.ts'

export type Db = Kysely<PageTables>
export type PageScope = Scope<PageTables>
/** A change in progress; `change.scope` says who makes it. */
export type PageChange = Change<PageTables>
export type Config = Services['config']

/** A change of pages, one after the other. */
export function changePages<T>(
  scope: Pick<PageScope, 'change'>,
  run: (change: PageChange) => Promise<T>,
): Promise<T> {
  return scope.change(async (change) => {
    await lockTree(change)
    return run(change)
  })
}

/**
 * Addresses, loops and orders can only be judged while nobody else moves a page. A change takes a few
 * milliseconds.
 */
export async function lockTree({ db }: Pick<PageChange, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pages tree'))`.execute(db)
}

/** Cached pages that show a page, or lead to it, carry this tag. */
export function pageTag(id: string): string {
  return `page:${id}`
}

/** Cached pages that show a global block carry this tag. */
export function globalTag(id: string): string {
  return `global:${id}`
}

/** Menus of all pages. */
export const MENU_TAG = 'menu'
/** What lists live pages: the sitemap. */
export const PAGES_TAG = 'pages'

export const PAGE_NOUN = 'page' as const
/** Of the locks of single blocks; their id is `<page>_<lang>_<block>`. */
export const BLOCK_NOUN = 'page-block' as const
