import { failures } from '#kernel/server/app-error.ts'
import { wholeList } from '#kernel/server/list/list-totals.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { listBrokenLinks } from '../../addresses/link.calls.ts'
import * as contract from '../../tree/tree.calls.ts'
import { duplicatePage } from '../pages/duplicate-page.ts'
import { pageContent } from '../pages/page-content.ts'
import { findPage, findSubtree } from '../queries/page-rows.ts'
import { readOnePage } from '../queries/read-pages.ts'
import { findBrokenLinks } from '../references/broken-links.ts'
import { findReferences } from '../references/references.ts'
import type { PageTables } from '../tables.ts'
import { changePages, type Db } from '../unit-of-work.ts'
import { chooseHome } from './choose-home.ts'
import { restorePage } from './restore-page.ts'
import { findSuccessor } from './trash-pages.ts'

const on = routesOf<PageTables>()

export const treeRoutes: Route[] = [
  on(contract.listReferences, async ({ db }, { params: { id } }) => {
    if (!(await findPage(db, id))) throw failures.notFound()
    const subtree = await findSubtree(db, [id])
    const references = await findReferences(db, 'page', subtree)
    const successor = await findSuccessor(db, id, subtree)
    return { references, numDescendants: subtree.length - 1, successor }
  }),
  on(listBrokenLinks, async ({ db }) => wholeList(await findBrokenLinks(db))),
  on(contract.duplicatePage, async (context, { params, body }) => {
    const copy = await changePages(context, (change) => duplicatePage(change, params.id, body))
    return readOnePage(context.db, copy)
  }),
  on(contract.chooseHome, async (context, { params: { id }, body }) => {
    const moved = await changePages(context, (change) => chooseHome(change, id, body.version))
    return readOnePage(context.db, id, moved)
  }),
  on(contract.restorePage, async (context, { params: { id }, body }) => {
    const ids = await changePages(context, (change) => restorePage(change, id, body))
    return readOnePage(context.db, id, ids)
  }),
  on(contract.emptyPageTrash, async (context) => {
    const removed = await changePages(context, (change) => pageContent.purge(change, new Date()))
    return { removed: removed.length, remaining: await countTrash(context.db) }
  }),
]

async function countTrash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
