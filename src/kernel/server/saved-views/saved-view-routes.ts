import type { Selectable } from 'kysely'
import {
  changeSavedView,
  createSavedView,
  listSavedViews,
  MAX_SAVED_VIEWS,
  removeSavedView,
  removeSavedViewByQuery,
  type SavedView,
} from '#kernel/contract/admin/saved-views.ts'
import { errorCatalogue, failures } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { wholeList } from '../list/list-totals.ts'
import { type Route, routesOf } from '../route.ts'
import {
  deleteSavedView,
  findSavedViews,
  insertSavedView,
  updateSavedView,
} from './saved-view-queries.ts'

const on = routesOf<KernelTables>()

const viewFailures = errorCatalogue({
  full: {
    status: 422,
    code: 'too-many-views',
    de: `Sie können höchstens ${MAX_SAVED_VIEWS} Ansichten speichern. Bitte löschen Sie zuerst eine.`,
    en: `You can save at most ${MAX_SAVED_VIEWS} views. Please delete one first.`,
  },
})

/** Personal settings: they are not audited and touch no page. */
export const savedViewRoutes: readonly Route[] = [
  on(listSavedViews, async ({ db, user }, { query }) => {
    const views = await findSavedViews(db, { userId: user.id, collection: query.collection })
    return wholeList(views.map(toSavedView))
  }),
  on(createSavedView, async ({ db, user }, { body }) => {
    const owner = { userId: user.id, collection: body.collection }
    const known = await findSavedViews(db, owner)
    if (known.length >= MAX_SAVED_VIEWS) throw viewFailures.full()
    return toSavedView(await insertSavedView(db, { ...owner, name: body.name, query: body.query }))
  }),
  on(changeSavedView, async ({ db, user }, { body: { _id, ...changes } }) => {
    const changed = await updateSavedView(db, { id: _id, userId: user.id }, changes)
    if (!changed) throw failures.notFound()
    return toSavedView(changed)
  }),
  on(removeSavedView, (context, { params }) => remove(context, params.id)),
  on(removeSavedViewByQuery, (context, { query }) => remove(context, query._id)),
]

async function remove({ db, user }: Context<KernelTables>, id: string) {
  if (!(await deleteSavedView(db, { id, userId: user.id }))) throw failures.notFound()
  return {}
}

function toSavedView(row: Selectable<KernelTables['saved_views']>): SavedView {
  return {
    _id: row.id,
    collection: row.collection,
    name: row.name,
    query: row.query,
    position: row.position,
    created_at: row.created_at.toISOString(),
  }
}
