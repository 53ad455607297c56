import { type Kysely, sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { Services } from '#kernel/server/services.ts'
import type { SiteAddress } from '#kernel/server/site/site-path.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { PageTables } from './tables.ts'

export type Db = Kysely<PageTables>
export type PageScope = Scope<PageTables>
export type Config = Services['config']

/** What pages must know of the other modules. */
export type House = {
  types(): BlockTypes
  /** Whether a module that is on answers at this address by itself. */
  isFixed(address: SiteAddress, config: Config): boolean
}

/** A change in progress, who makes it, and what the rest of the house brings. */
export type Work = { scope: PageScope; change: Change<PageTables>; house: House }

/**
 * Whoever changes pages does it one after the other: addresses, loops and orders can only be judged
 * while nobody else moves a page. A change takes a few milliseconds.
 */
export function inOneChange<T>(
  scope: PageScope,
  house: House,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  return scope.change(async (change) => {
    await sql`select pg_advisory_xact_lock(hashtext('pages tree'))`.execute(change.db)
    return run({ scope, change, house })
  })
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
export const GLOBAL_NOUN = 'global-block' as const
/** Of the locks of single blocks; their id is `<page>_<lang>_<block>`. */
export const BLOCK_NOUN = 'page-block' as const
