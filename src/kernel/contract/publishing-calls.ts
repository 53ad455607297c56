import { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Lang, Timestamp, text } from './fields.ts'
import { Minute, PublishStatus } from './publishing.ts'
import { previewCalls, versionCalls } from './version-calls.ts'

/**
 * A draft with everything that belongs to it; the module adds whose it is. `revision` is 0 for a
 * language nobody wrote yet, which has no title.
 */
export function draftOf<Fields extends z.ZodType>(fields: Fields) {
  return z.object({
    lang: Lang,
    revision: z.int().min(0),
    fields,
    blocks: Blocks,
    status: PublishStatus,
    isLive: z.boolean(),
    hasChanges: z.boolean(),
    /** What the reviewer should know, or what was answered. */
    review_note: z.string(),
    publish_at: Timestamp.nullable(),
    expire_at: Timestamp.nullable(),
    saved_at: Timestamp.nullable(),
    saved_by: z.object({ _id: Id, name: z.string() }).nullable(),
  })
}

/** The draft was read at this revision. */
export const draftAt = { lang: Lang.default('de'), revision: z.int().min(0) }
const note = text(1000).default('')
const Schedule = z.strictObject({
  ...draftAt,
  publish_at: Minute.nullable().optional(),
  expire_at: Minute.nullable().optional(),
})

type Publishing<Draft, Things, Fields> = {
  /** The address of one thing: '/api/v0/page/:id'. */
  one: string
  view: Access
  edit: Access
  publish: Access
  draft: Draft
  things: Things
  fields: Fields
}

/** What can be done with anything that is published; who may read and save drafts differs. */
export function publishingCalls<
  Draft extends z.ZodType,
  Things extends z.ZodType,
  Fields extends z.ZodType,
>(given: Publishing<Draft, Things, Fields>) {
  return {
    ...liveCalls(given),
    ...reviewCalls(given),
    ...versionCalls(given),
    ...previewCalls(given),
  }
}

/** Those of `publishingCalls`, and the two that each module declares itself. */
export type PublishingCallName =
  | keyof ReturnType<typeof publishingCalls>
  | 'readDraft'
  | 'saveDraft'

function liveCalls<Draft extends z.ZodType, Things extends z.ZodType>({
  one,
  edit,
  publish,
  draft,
  things,
}: Omit<Publishing<Draft, Things, never>, 'fields'>) {
  const mayEdit = { method: 'POST', access: edit, params: IdParams, reply: draft } as const
  const mayPublish = { method: 'POST', access: publish, params: IdParams, reply: things } as const
  return {
    discard: endpoint({
      ...mayEdit,
      path: `${one}/discard`,
      body: z.strictObject(draftAt),
      summary: 'Takes the draft back to what is live',
    }),
    publish: endpoint({
      ...mayPublish,
      path: `${one}/publish`,
      body: z.strictObject({ ...draftAt, note }),
      summary: 'Makes the draft of one language live and keeps it as a version',
    }),
    /** The draft as it is now is what goes live then. Null cancels it. */
    schedule: endpoint({
      ...mayPublish,
      path: `${one}/schedule`,
      body: Schedule,
      summary: 'Says at which minute it goes live or off the website',
    }),
    unpublish: endpoint({
      ...mayPublish,
      path: `${one}/unpublish`,
      body: z.strictObject({ lang: Lang.default('de') }),
      summary: 'Takes it off the website; its address stays its own',
    }),
  }
}

function reviewCalls<Draft extends z.ZodType>({
  one,
  edit,
  publish,
  draft,
}: Omit<Publishing<Draft, never, never>, 'things' | 'fields'>) {
  const call = { method: 'POST', params: IdParams, reply: draft } as const
  const body = z.strictObject({ ...draftAt, note })
  return {
    requestReview: endpoint({
      ...call,
      path: `${one}/review`,
      access: edit,
      body,
      summary: 'Asks people who may publish to look at the draft',
    }),
    declineReview: endpoint({
      ...call,
      path: `${one}/review/decline`,
      access: publish,
      body,
      summary: 'Hands a draft back with a note',
    }),
  }
}
