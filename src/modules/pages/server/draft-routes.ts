import type { Lang } from '#kernel/i18n/texts.ts'
import type { Context } from '#kernel/server/context.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-drafts.ts'
import { publishNow } from './publish-page.ts'
import type { ContentRow } from './queries.ts'
import { readDraft, readOnePage } from './read-pages.ts'
import { declineReview, discardDraft, requestReview } from './review-page.ts'
import { mustRead } from './rights.ts'
import { saveDraft } from './save-draft.ts'
import { schedulePage } from './schedule-page.ts'
import type { PageTables } from './tables.ts'
import { takeOffline } from './take-offline.ts'
import { takeContent, takePage } from './take-page.ts'
import { type House, inOneChange, type Work } from './work.ts'

const on = routesOf<PageTables>()
type Asking = Context<PageTables>
type Read = { id: string; body: { lang: Lang; revision: number } }

export function draftRoutes(house: House): Route[] {
  const onDraft = async (
    context: Asking,
    { id, body }: Read,
    step: (work: Work, row: ContentRow) => Promise<unknown>,
  ) => {
    const moved = await inOneChange(context, house, async (work) => {
      await takePage(work, id)
      return step(work, await takeContent(work, { id, ...body }))
    })
    return Array.isArray(moved) ? moved.map(String) : []
  }
  return [...writingRoutes(house, onDraft), ...publishingRoutes(house, onDraft)]
}

type OnDraft = (
  context: Asking,
  read: Read,
  step: (work: Work, row: ContentRow) => Promise<unknown>,
) => Promise<string[]>

function writingRoutes(house: House, onDraft: OnDraft): Route[] {
  return [
    on(contract.readDraft, (context, { params, query }) => {
      mustRead(context)
      return readDraft(context.db, params.id, query.lang)
    }),
    on(contract.saveDraft, async (context, { params, body }) => {
      await inOneChange(context, house, (work) => saveDraft(work, { id: params.id, ...body }))
      return readDraft(context.db, params.id, body.lang)
    }),
    on(contract.discardDraft, async (context, { params, body }) => {
      await onDraft(context, { id: params.id, body }, discardDraft)
      return readDraft(context.db, params.id, body.lang)
    }),
    on(contract.requestReview, async (context, { params, body }) => {
      const step = (work: Work, row: ContentRow) => requestReview(work, row, body.note)
      await onDraft(context, { id: params.id, body }, step)
      return readDraft(context.db, params.id, body.lang)
    }),
    on(contract.declineReview, async (context, { params, body }) => {
      const step = (work: Work, row: ContentRow) => declineReview(work, row, body.note)
      await onDraft(context, { id: params.id, body }, step)
      return readDraft(context.db, params.id, body.lang)
    }),
  ]
}

function publishingRoutes(house: House, onDraft: OnDraft): Route[] {
  return [
    on(contract.publishPage, async (context, { params, body }) => {
      const step = (work: Work, row: ContentRow) => publishNow(work, row, body)
      const moved = await onDraft(context, { id: params.id, body }, step)
      return readOnePage(context.db, params.id, moved)
    }),
    on(contract.schedulePage, async (context, { params, body }) => {
      const step = (work: Work, row: ContentRow) => schedulePage(work, row, body)
      await onDraft(context, { id: params.id, body }, step)
      return readOnePage(context.db, params.id)
    }),
    on(contract.unpublishPage, async (context, { params, body }) => {
      await inOneChange(context, house, async (work) => {
        await takePage(work, params.id)
        await takeOffline(work, { id: params.id, lang: body.lang })
      })
      return readOnePage(context.db, params.id)
    }),
  ]
}
