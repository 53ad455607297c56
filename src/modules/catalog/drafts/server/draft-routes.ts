import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { productResource } from '../../products/server/product.resource.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { discardDraft, publishDraft, readDraft, restoreVersion, saveDraft } from '../draft.calls.ts'
import { findDraft, toWire } from './draft-rows.ts'
import { makeLive, throwAway } from './publish-draft.ts'
import { restoreAsDraft } from './restore-version.ts'
import { keepDraft } from './save-draft.ts'

const on = routesOf<CatalogTables>()

export const draftRoutes: readonly Route[] = [
  on(readDraft, ({ db }, { params }) => draftOf(db, params.id)),
  on(saveDraft, async ({ db, change }, { params, body }) => {
    await change((unit) => keepDraft(unit, params.id, body))
    return draftOf(db, params.id)
  }),
  on(publishDraft, async ({ change }, { params, body }) => ({
    items: [await change((unit) => makeLive(unit, params.id, body))],
    numItems: 1,
  })),
  on(discardDraft, async ({ change }, { params, body }) => {
    await change((unit) => throwAway(unit, params.id, body))
    return {}
  }),
  on(restoreVersion, async ({ db, change }, { params, body }) => {
    await change((unit) => restoreAsDraft(unit, params.id, body))
    return draftOf(db, params.id)
  }),
]

async function draftOf(db: Db, id: string) {
  const [live] = await productResource.read(db, [id])
  if (!live) throw failures.notFound()
  return { draft: toWire(await findDraft(db, id), live) }
}
