import { mustBeFound } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../../contract.ts'
import { listPages, readManyPages, readOnePage, readPages } from '../queries/read-pages.ts'
import type { PageTables } from '../tables.ts'
import { setOrder } from '../tree/set-order.ts'
import { type Leaving, trashPages } from '../tree/trash-pages.ts'
import { changePages } from '../unit-of-work.ts'
import { changePage } from './change-page.ts'
import { createPage } from './create-page.ts'

const on = routesOf<PageTables>()
type PageContext = Context<PageTables>

/** The calls of specification section 7, and what lists need. */
export const pageRoutes: Route[] = [
  on(contract.listPages, ({ db }, { query }) => listPages(db, query)),
  on(contract.getPageData, ({ db }, { body }) => listPages(db, body)),
  on(contract.searchPages, ({ db, lang }, { body }) =>
    listPages(db, contract.PageQuery.parse({ ...body, lang })),
  ),
  on(contract.readPage, ({ db }, { params }) => readOnePage(db, params.id)),
  on(contract.readManyPages, ({ db }, { body }) => readManyPages(db, body.ids)),
  on(contract.createPage, async (context, { body }) => {
    const id = await changePages(context, (change) => createPage(change, body))
    return readOnePage(context.db, id)
  }),
  on(contract.updatePage, (context, { body: { _id, ...input } }) =>
    update(context, { id: _id, input }),
  ),
  on(contract.updatePageById, (context, { params, body }) =>
    update(context, { id: params.id, input: body }),
  ),
  on(contract.setPageOrder, async (context, { body }) => {
    const moved = await changePages(context, (change) => setOrder(change, body.collection))
    return { collection: await readPages(context.db, moved) }
  }),
  on(contract.deletePage, (context, { query: { _id, ...leaving } }) =>
    removeOne(context, _id, leaving),
  ),
  on(contract.deletePageById, (context, { params, query }) => removeOne(context, params.id, query)),
  on(contract.deleteManyPages, (context, { body: { ids, ...leaving } }) =>
    remove(context, { ids, leaving }),
  ),
]

type Update = { id: string; input: contract.PageUpdate }

async function update(context: PageContext, { id, input }: Update) {
  const moved = await changePages(context, (change) => changePage(change, id, input))
  return readOnePage(context.db, id, moved)
}

type Removal = { ids: readonly string[]; leaving: Leaving }

async function remove(context: PageContext, { ids, leaving }: Removal) {
  return { ids: await changePages(context, (change) => trashPages(change, ids, leaving)) }
}

async function removeOne(context: PageContext, id: string, leaving: Leaving) {
  const { ids } = await remove(context, { ids: [id], leaving })
  return { ids: mustBeFound(ids) }
}
