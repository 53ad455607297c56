import { mustBeFound } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../../globals/global.calls.ts'
import { findReferences } from '../references/references.ts'
import type { PageTables } from '../tables.ts'
import { changePages, type Db } from '../unit-of-work.ts'
import { deleteGlobal, globalResource, publishGlobal } from './globals.ts'

const on = routesOf<PageTables>()

export const globalRoutes: Route[] = [
  on(contract.listGlobals, async ({ db }, { query }) => {
    const page = await globalResource.list(db, query)
    return { ...page, items: page.items.map(({ blocks: _blocks, ...item }) => item) }
  }),
  on(contract.readGlobal, ({ db }, { params }) => readGlobal(db, params.id)),
  on(contract.createGlobal, async (context, { body }) => {
    const { _id } = await changePages(context, (change) => globalResource.create(change, body))
    return readGlobal(context.db, _id)
  }),
  on(contract.updateGlobal, async (context, { body: { _id, revision, ...values } }) => {
    await changePages(context, (change) =>
      globalResource.change(change, _id, { ...values, version: revision }),
    )
    return readGlobal(context.db, _id)
  }),
  on(contract.publishGlobal, async (context, { params: { id }, body }) => {
    await changePages(context, (change) => publishGlobal(change, id, body.revision))
    return readGlobal(context.db, id)
  }),
  on(contract.deleteGlobal, async (context, { params: { id }, query }) => {
    await changePages(context, (change) => deleteGlobal(change, id, query.force === 'true'))
    return { ids: [id] }
  }),
]

/** Counted here are the places that can be opened, not those in the trash. */
async function readGlobal(db: Db, id: string) {
  const found = mustBeFound(await globalResource.read(db, [id]))
  const usedBy = await findReferences(db, 'global', [id])
  const numUses = new Set(usedBy.map(({ _id }) => _id)).size
  return { items: found.map((global) => ({ ...global, numUses })), usedBy }
}
