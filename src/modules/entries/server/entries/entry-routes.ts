import { mustBeFound } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../../contract.ts'
import { emptyEntryTrash, restoreEntry } from '../../contract-drafts.ts'
import { listItems, listWhole, readItems, readOneEntry } from '../queries/read-entries.ts'
import type { EntryTables } from '../tables.ts'
import { changeEntry } from './change-entry.ts'
import { createEntry } from './create-entry.ts'
import { entryContent } from './entry-content.ts'

const on = routesOf<EntryTables>()
type EntryContext = Context<EntryTables>

/** The calls of specification section 7, and what lists need. */
export const entryRoutes: Route[] = [
  on(contract.listEntries, ({ db }, { query }) => listWhole(db, query)),
  on(contract.getEntryData, ({ db }, { body }) => listItems(db, body)),
  on(contract.searchEntries, ({ db, lang }, { body }) =>
    listItems(db, contract.EntryQuery.parse({ ...body, lang })),
  ),
  on(contract.readEntry, ({ db }, { params, query }) => readOneEntry(db, params.id, query.lang)),
  on(contract.readManyEntries, ({ db }, { body }) => readItems(db, body.ids, body.lang)),
  on(contract.createEntry, async (context, { body }) => {
    const id = await context.change((change) => createEntry(change, body))
    return readOneEntry(context.db, id, body.lang)
  }),
  on(contract.updateEntry, (context, { body: { _id, ...input } }) =>
    update(context, { id: _id, input }),
  ),
  on(contract.updateEntryById, (context, { params, body }) =>
    update(context, { id: params.id, input: body }),
  ),
  on(contract.deleteEntry, (context, { query }) => removeOne(context, query._id)),
  on(contract.deleteEntryById, (context, { params }) => removeOne(context, params.id)),
  on(contract.deleteManyEntries, (context, { body }) => remove(context, body.ids)),
  on(restoreEntry, async (context, { params: { id } }) => {
    await context.change((change) => entryContent.restore(change, id))
    return readOneEntry(context.db, id, context.lang)
  }),
  on(contract.purgeManyEntries, async (context, { body }) => ({
    ids: await context.change((change) => entryContent.purgeThese(change, body.ids)),
  })),
  on(emptyEntryTrash, async (context) => ({
    ids: await context.change((change) => entryContent.purge(change, new Date())),
  })),
]

type Update = { id: string; input: contract.EntryUpdate }

async function update(context: EntryContext, { id, input }: Update) {
  await context.change((change) => changeEntry(change, id, input))
  return readOneEntry(context.db, id, input.lang)
}

async function remove(context: EntryContext, ids: readonly string[]) {
  return { ids: await context.change((change) => entryContent.remove(change, ids)) }
}

async function removeOne(context: EntryContext, id: string) {
  const { ids } = await remove(context, [id])
  return { ids: mustBeFound(ids) }
}
