import { type Route, routesOf } from '#kernel/server/route.ts'
import { editingRight } from '#modules/pages/server/api.ts'
import * as canvas from '../contract.ts'
import * as check from '../contract-check.ts'
import * as editors from '../contract-editors.ts'
import { freeBlock, lockBlock, takeBlockOver } from './block-locks.ts'
import { loadCanvas } from './canvas-data.ts'
import { checkDraft, overrideCheck } from './check-draft.ts'
import { mergeDraft } from './merge-draft.ts'
import { beat, findRevision, leave } from './presence.ts'
import type { DesignerTables } from './tables.ts'

const on = routesOf<DesignerTables>()
/** Loaders bring their own tables. */
const onCanvas = routesOf<never>()

export const designerRoutes: Route[] = [
  onCanvas(canvas.canvasData, async (context, { body }) => {
    editingRight(context)
    return loadCanvas(context, context.modules, body)
  }),
  on(canvas.mergeDraft, (context, { body }) => mergeDraft(context, body)),
  on(check.publishCheck, async (context, { body }) => {
    editingRight(context)
    return checkDraft(context, body)
  }),
  on(check.overrideCheck, async (context, { body }) => {
    await overrideCheck(context, body)
    return {}
  }),
  on(editors.presence, (context, { body }) => {
    editingRight(context)
    return beat(context, body)
  }),
  on(editors.leavePage, async (context, { query }) => {
    editingRight(context)
    await leave(context, query)
    return {}
  }),
  on(editors.lockBlock, async (context, { body: { takeOver, ...at } }) => {
    editingRight(context)
    await findRevision(context.db, at)
    return takeOver ? takeBlockOver(context, at) : lockBlock(context, at)
  }),
  on(editors.freeBlock, async (context, { query }) => {
    editingRight(context)
    await freeBlock(context, query)
    return {}
  }),
]
