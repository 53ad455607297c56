import { mustBeFound } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { bugAttachments } from '../../attachments/server/bug-attachments.ts'
import { undoMerge } from '../../relations/server/undo-merge.ts'
import type { BugTables } from '../../server/tables.ts'
import * as contract from '../bug.calls.ts'
import type { BugQuery } from '../bug-query.ts'
import * as flow from '../flow.calls.ts'
import { changeBug, takeBug } from './change/change-bug.ts'
import { createBug } from './change/create-bug.ts'
import { editManyBugs } from './change/edit-many-bugs.ts'
import { moveBug } from './change/move-bug.ts'
import { purgeBugs, restoreBug, trashBugs } from './change/trash-bugs.ts'
import { findBugPage } from './find/find-bugs.ts'
import { findItems } from './find/queries.ts'
import { readBugs, readOneBug } from './find/read-bugs.ts'
import { toFile, toItem } from './find/wire.ts'

const on = routesOf<BugTables>()
type BugContext = Context<BugTables>

export const routes = [
  on(contract.listBugs, async (context, { query }) => {
    const { ids, page } = await listBugs(context, query)
    const files = await bugAttachments.find(context.db, ids)
    return { ...page, files: files.map(toFile) }
  }),
  on(contract.getPageData, async (context, { body: { fuzzy, ...filter } }) => {
    const { page } = await listBugs(context, { ...filter, search: fuzzy })
    return page
  }),
  on(contract.readBug, (context, { params }) => readOneBug(context, params.id)),
  on(contract.readManyBugs, (context, { body }) => readBugs(context, body.ids)),
  on(contract.createBug, async (context, { body }) => {
    const { id } = await context.change((change) => createBug(change, body))
    return readOneBug(context, id)
  }),
  on(contract.updateBug, (context, { body: { _id, ...change } }) =>
    updateBug(context, _id, change),
  ),
  on(contract.updateBugById, (context, { params, body }) => updateBug(context, params.id, body)),
  on(contract.deleteBug, (context, { query }) => deleteBug(context, query._id)),
  on(contract.deleteBugById, (context, { params }) => deleteBug(context, params.id)),
  on(contract.deleteManyBugs, async (context, { body }) => ({
    ids: await context.change((change) => trashBugs(change, body.ids)),
  })),
  on(contract.purgeManyBugs, async (context, { body }) => ({
    ids: await context.change((change) => purgeBugs(change, body.ids)),
  })),
  on(flow.moveBug, async (context, { params, body }) => {
    await context.change((change) => moveBug(change, params.id, body))
    return readOneBug(context, params.id)
  }),
  on(flow.undoDuplicate, async (context, { params, body }) => {
    await context.change((change) => undoMerge(change, params.id, body.version))
    return readOneBug(context, params.id)
  }),
  on(flow.restoreBug, async (context, { params }) => {
    await context.change((change) => restoreBug(change, params.id))
    return readOneBug(context, params.id)
  }),
  on(flow.editManyBugs, (context, { body }) => editManyBugs(context, body)),
]

async function listBugs({ db, user }: BugContext, query: BugQuery) {
  const { ids, ...totals } = await findBugPage(db, query, user.id)
  const rows = await findItems(db, ids)
  return { ids, page: { bugs: rows.map(toItem), ...totals } }
}

async function updateBug(context: BugContext, id: string, change: contract.BugChange) {
  const { version, why, ...patch } = change
  await context.change(async (change) => {
    const bug = await takeBug(change, id, version)
    await changeBug(change, bug, { patch, why })
  })
  return readOneBug(context, id)
}

async function deleteBug(context: BugContext, id: string) {
  return { ids: mustBeFound(await context.change((change) => trashBugs(change, [id]))) }
}
