import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract.ts'
import { changeEntry } from './change-entry.ts'
import { createEntry } from './create-entry.ts'
import { listItems, listWhole, readItems, readOneEntry } from './read-entries.ts'
import type { EntryTables } from './tables.ts'
import { trashEntries } from './trash-entries.ts'
import { type House, inOneChange } from './work.ts'

const on = routesOf<EntryTables>()
type Asking = Context<EntryTables>

/** The calls of specification section 7, and what lists need. */
export function entryRoutes(house: House): Route[] {
  return [
    on(contract.listEntries, ({ db }, { query }) => listWhole(db, query)),
    on(contract.getEntryData, ({ db }, { body }) => listItems(db, body)),
    on(contract.searchEntries, ({ db, lang }, { body }) =>
      listItems(db, contract.EntryQuery.parse({ ...body, lang })),
    ),
    on(contract.readEntry, ({ db }, { params, query }) => readOneEntry(db, params.id, query.lang)),
    on(contract.readManyEntries, ({ db }, { body }) => readItems(db, body.ids, body.lang)),
    on(contract.createEntry, async (context, { body }) => {
      const id = await inOneChange(context, house, (work) => createEntry(work, body))
      return readOneEntry(context.db, id, body.lang)
    }),
    on(contract.updateEntry, (context, { body: { _id, ...change } }) =>
      update(context, house, { id: _id, change }),
    ),
    on(contract.updateEntryById, (context, { params, body }) =>
      update(context, house, { id: params.id, change: body }),
    ),
    on(contract.deleteEntry, (context, { query }) => remove(context, house, [query._id])),
    on(contract.deleteEntryById, (context, { params }) => remove(context, house, [params.id])),
    on(contract.deleteManyEntries, (context, { body }) => remove(context, house, body.ids)),
  ]
}

type Update = { id: string; change: contract.EntryChange }

async function update(context: Asking, house: House, { id, change }: Update) {
  await inOneChange(context, house, (work) => changeEntry(work, id, change))
  return readOneEntry(context.db, id, change.lang)
}

async function remove(context: Asking, house: House, ids: readonly string[]) {
  return { ids: await inOneChange(context, house, (work) => trashEntries(work, ids)) }
}
