import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { CatalogTables } from './tables.ts'

export type Db = Kysely<CatalogTables>
export type CatalogChange = Change<CatalogTables>
export type CatalogContext = Context<CatalogTables>

/** Cached pages that show a product carry this tag. */
export function productTag(id: string): string {
  return `product:${id}`
}

/** What lists the products of a group, besides the tags of those it shows. */
export function groupProductsTag(id: string): string {
  return `group-products:${id}`
}

/** What lists products of all groups: the shop's first page, the sitemap. */
export const PRODUCTS_TAG = 'products'

/** Whether there is a shop to go to stands in the menu of every page, so it is dropped seldom. */
export const MENU_TAG = 'shop-menu'

/** The tree of groups stands on every page of the shop. */
export const GROUPS_TAG = 'product-groups'
export const COLORS_TAG = 'product-colors'
