import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { changePage } from './change-page.ts'
import { createPage } from './create-page.ts'
import { listPages, readManyPages, readOnePage, readPages } from './read-pages.ts'
import { setOrder } from './set-order.ts'
import type { PageTables } from './tables.ts'
import { type Leaving, trashPages } from './trash-pages.ts'
import { type House, inOneChange } from './work.ts'

const on = routesOf<PageTables>()
type Asking = Context<PageTables>

/** The calls of specification section 7, and what lists need. */
export function pageRoutes(house: House): Route[] {
  return [
    on(contract.listPages, ({ db }, { query }) => listPages(db, query)),
    on(contract.getPageData, ({ db }, { body }) => listPages(db, body)),
    on(contract.searchPages, ({ db, lang }, { body }) =>
      listPages(db, contract.PageQuery.parse({ ...body, lang })),
    ),
    on(contract.readPage, ({ db }, { params }) => readOnePage(db, params.id)),
    on(contract.readManyPages, ({ db }, { body }) => readManyPages(db, body.ids)),
    on(contract.createPage, async (context, { body }) => {
      const id = await inOneChange(context, house, (work) => createPage(work, body))
      return readOnePage(context.db, id)
    }),
    on(contract.updatePage, (context, { body: { _id, ...change } }) =>
      update(context, house, { id: _id, change }),
    ),
    on(contract.updatePageById, (context, { params, body }) =>
      update(context, house, { id: params.id, change: body }),
    ),
    on(contract.setPageOrder, async (context, { body }) => {
      const moved = await inOneChange(context, house, (work) => setOrder(work, body.collection))
      return { collection: await readPages(context.db, moved) }
    }),
    ...removalRoutes(house),
  ]
}

function removalRoutes(house: House): Route[] {
  return [
    on(contract.deletePage, (context, { query: { _id, ...leaving } }) =>
      remove(context, house, { ids: [_id], leaving }),
    ),
    on(contract.deletePageById, (context, { params, query }) =>
      remove(context, house, { ids: [params.id], leaving: query }),
    ),
    on(contract.deleteManyPages, (context, { body: { ids, ...leaving } }) =>
      remove(context, house, { ids, leaving }),
    ),
  ]
}

type Update = { id: string; change: contract.PageChange }

async function update(context: Asking, house: House, { id, change }: Update) {
  const moved = await inOneChange(context, house, (work) => changePage(work, id, change))
  return readOnePage(context.db, id, moved)
}

type Removal = { ids: readonly string[]; leaving: Leaving }

async function remove(context: Asking, house: House, { ids, leaving }: Removal) {
  const gone = await inOneChange(context, house, (work) => trashPages(work, ids, leaving))
  if (gone.length === 0) throw failures.notFound()
  return { ids: gone }
}
