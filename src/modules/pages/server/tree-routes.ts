import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { listBrokenLinks } from '../contract-links.ts'
import * as contract from '../contract-tree.ts'
import { findBrokenLinks } from './broken-links.ts'
import { chooseHome } from './choose-home.ts'
import { duplicatePage } from './duplicate-page.ts'
import { countTrash, purgeTrash } from './purge-pages.ts'
import { findPage, findSubtree } from './queries.ts'
import { readOnePage } from './read-pages.ts'
import { findReferences } from './references.ts'
import { restorePage } from './restore-page.ts'
import type { PageTables } from './tables.ts'
import { type House, inOneChange } from './work.ts'

const on = routesOf<PageTables>()

export function treeRoutes(house: House): Route[] {
  return [
    on(contract.listReferences, async ({ db }, { params: { id } }) => {
      if (!(await findPage(db, id))) throw failures.notFound()
      const subtree = await findSubtree(db, [id])
      const references = await findReferences(db, 'page', subtree)
      return { references, numDescendants: subtree.length - 1 }
    }),
    on(listBrokenLinks, async ({ db }) => {
      const items = await findBrokenLinks(db)
      return { items, numItems: items.length }
    }),
    on(contract.duplicatePage, async (context, { params, body }) => {
      const copy = await inOneChange(context, house, (work) => duplicatePage(work, params.id, body))
      return readOnePage(context.db, copy)
    }),
    on(contract.chooseHome, async (context, { params: { id }, body }) => {
      const moved = await inOneChange(context, house, (work) => chooseHome(work, id, body.version))
      return readOnePage(context.db, id, moved)
    }),
    on(contract.restorePage, async (context, { params: { id }, body }) => {
      const ids = await inOneChange(context, house, (work) => restorePage(work, id, body))
      return readOnePage(context.db, id, ids)
    }),
    on(contract.emptyPageTrash, async (context) => {
      const removed = await inOneChange(context, house, (work) => purgeTrash(work, new Date()))
      return { removed, remaining: await countTrash(context.db) }
    }),
  ]
}
