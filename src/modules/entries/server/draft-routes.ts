import type { Lang } from '#kernel/i18n/texts.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-drafts.ts'
import { publishNow } from './publish-entry.ts'
import { type ContentRow, takeEntry } from './queries.ts'
import { readDraft, readOneEntry } from './read-entries.ts'
import { declineReview, discardDraft, requestReview } from './review-entry.ts'
import { saveDraft } from './save-draft.ts'
import { scheduleEntry } from './schedule-entry.ts'
import type { EntryTables } from './tables.ts'
import { takeContent } from './take-content.ts'
import { takeOffline } from './take-offline.ts'
import { purgeTrash, restoreEntry } from './trash-entries.ts'
import { type House, inOneChange, type Work } from './work.ts'

const on = routesOf<EntryTables>()
type Asking = Context<EntryTables>
type Read = { id: string; body: { lang: Lang; revision: number } }
type Step = (work: Work, row: ContentRow) => Promise<void>
type OnDraft = (context: Asking, read: Read, step: Step) => Promise<void>

export function draftRoutes(house: House): Route[] {
  const onDraft: OnDraft = (context, { id, body }, step) =>
    inOneChange(context, house, async (work) =>
      step(work, await takeContent(work, { id, ...body })),
    )
  return [
    ...writingRoutes(house, onDraft),
    ...reviewRoutes(onDraft),
    ...publishingRoutes(house, onDraft),
    ...trashRoutes(house),
  ]
}

function writingRoutes(house: House, onDraft: OnDraft): Route[] {
  return [
    on(contract.readEntryDraft, ({ db }, { params, query }) =>
      readDraft(db, params.id, query.lang),
    ),
    on(contract.saveEntryDraft, async (context, { params: { id }, body }) => {
      await inOneChange(context, house, async (work) => {
        await takeEntry(work, id)
        await saveDraft(work, { id, ...body })
      })
      return readDraft(context.db, id, body.lang)
    }),
    on(contract.discardEntryDraft, async (context, { params: { id }, body }) => {
      await onDraft(context, { id, body }, discardDraft)
      return readDraft(context.db, id, body.lang)
    }),
  ]
}

function reviewRoutes(onDraft: OnDraft): Route[] {
  return [
    on(contract.requestEntryReview, async (context, { params: { id }, body }) => {
      await onDraft(context, { id, body }, (work, row) => requestReview(work, row, body.note))
      return readDraft(context.db, id, body.lang)
    }),
    on(contract.declineEntryReview, async (context, { params: { id }, body }) => {
      await onDraft(context, { id, body }, (work, row) => declineReview(work, row, body.note))
      return readDraft(context.db, id, body.lang)
    }),
  ]
}

function publishingRoutes(house: House, onDraft: OnDraft): Route[] {
  return [
    on(contract.publishEntry, async (context, { params: { id }, body }) => {
      await onDraft(context, { id, body }, (work, row) => publishNow(work, row, body))
      return readOneEntry(context.db, id, body.lang)
    }),
    on(contract.scheduleEntry, async (context, { params: { id }, body }) => {
      await onDraft(context, { id, body }, (work, row) => scheduleEntry(work, row, body))
      return readOneEntry(context.db, id, body.lang)
    }),
    on(contract.unpublishEntry, async (context, { params: { id }, body: { lang } }) => {
      await inOneChange(context, house, async (work) => {
        await takeEntry(work, id)
        await takeOffline(work, { id, lang })
      })
      return readOneEntry(context.db, id, lang)
    }),
  ]
}

function trashRoutes(house: House): Route[] {
  return [
    on(contract.restoreEntry, async (context, { params: { id } }) => {
      await inOneChange(context, house, (work) => restoreEntry(work, id))
      return readOneEntry(context.db, id, context.lang)
    }),
    on(contract.emptyEntryTrash, async (context) => ({
      ids: await inOneChange(context, house, (work) => purgeTrash(work, new Date())),
    })),
  ]
}
