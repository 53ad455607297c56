import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { VersionSide } from '#kernel/contract/publishing.ts'
import type { PublishingCallName } from '#kernel/contract/publishing-calls.ts'
import type { Context } from '../context.ts'
import type { Route } from '../route.ts'
import type { At, Publishing, Titled } from './definition.ts'
import { writerOf } from './definition.ts'
import { publishNow, schedule, takeOffline } from './publish.ts'
import { mayPublish } from './publish-right.ts'
import type { Publishable } from './publishable.ts'
import type { ContentRow } from './store/content-tables.ts'
import { createPreview, revokePreviews } from './store/previews.ts'
import type { Schedule } from './store/store-schedule.ts'
import { listVersions, readSide, readVersion } from './store/versions.ts'
import {
  declineReview,
  discardDraft,
  requestReview,
  restoreVersion,
  saveDraft,
  takeContent,
} from './write-draft.ts'

type Body = At &
  Schedule & { revision: number; note: string; number: number; hours: number; block?: string }
type Query = At & { page: number; from: VersionSide; to: VersionSide }
type Input = { params: { id: string; number: number }; query: Query; body: Body }
type Handler = (context: Context<never>, input: Input) => Promise<unknown>
type Content = Publishable<never, Titled>
type Unit = Publishing<never, Titled>
type Row = ContentRow<Titled>

/** Binds the calls of `publishingCalls` to what they are about. */
export function publishingRoutes<Tables, Fields extends Titled>(
  content: Publishable<Tables, Fields>,
  calls: Readonly<Record<PublishingCallName, Endpoint>>,
): Route[] {
  const handlers = handlersOf(content as unknown as Content)
  return Object.entries(handlers).map(([name, handle]) => ({
    endpoint: calls[name as PublishingCallName],
    handle: (context, input) => handle(context, input as Input),
  }))
}

function handlersOf(content: Content): Record<PublishingCallName, Handler> {
  return { ...draftHandlers(content), ...liveHandlers(content), ...versionHandlers(content) }
}

type Step<T> = (unit: Unit, row: Row, input: Input) => Promise<T>

/** Runs a step with the draft at the revision it was read. */
function onDraft<T>(content: Content, step: Step<T>) {
  return (context: Context<never>, input: Input): Promise<T> => {
    const at = { ...input.body, id: input.params.id }
    return content.within(context, async (unit) => step(unit, await takeContent(unit, at), input))
  }
}

function draftHandlers(content: Content) {
  const draftOf = (context: Context<never>, { params, body }: Input) =>
    content.readDraft(context.db, { id: params.id, lang: body.lang })
  const thenDraft = (step: Step<void>): Handler => {
    const run = onDraft(content, step)
    return async (context, input) => {
      await run(context, input)
      return draftOf(context, input)
    }
  }
  return {
    readDraft: (context, { params, query }) => {
      content.definition.mustRead?.(context)
      return content.readDraft(context.db, { id: params.id, lang: query.lang })
    },
    saveDraft: async (context, input) => {
      const save = { ...input.body, id: input.params.id }
      await content.within(context, (unit) => saveDraft(unit, save))
      return draftOf(context, input)
    },
    discard: thenDraft(discardDraft),
    requestReview: thenDraft((unit, row, { body }) => requestReview(unit, row, body.note)),
    declineReview: thenDraft((unit, row, { body }) => declineReview(unit, row, body.note)),
    restoreVersion: thenDraft((unit, row, { params: { number }, body: { block } }) =>
      restoreVersion(unit, row, { number, block }),
    ),
  } satisfies Partial<Record<PublishingCallName, Handler>>
}

function liveHandlers(content: Content) {
  const thenThing = (
    run: (context: Context<never>, input: Input) => Promise<string[]>,
  ): Handler => {
    return async (context, input) => {
      const moved = await run(context, input)
      const at = { id: input.params.id, lang: input.body.lang }
      return content.definition.read(context.db, at, moved)
    }
  }
  return {
    publish: thenThing(onDraft(content, (unit, row, { body }) => publishNow(unit, row, body))),
    schedule: thenThing(
      onDraft(content, async (unit, row, { body }) => {
        await schedule(unit, row, body)
        return []
      }),
    ),
    unpublish: thenThing(async (context, { params: { id }, body: { lang } }) => {
      await content.within(context, async (unit) => {
        await unit.of.take(unit.change, id)
        await takeOffline(unit, { id, lang })
      })
      return []
    }),
  } satisfies Partial<Record<PublishingCallName, Handler>>
}

function versionHandlers(content: Content) {
  const { store } = content.definition
  const keyOf = ({ db }: Context<never>, { params, query }: Input) => {
    return { db, store, id: params.id, lang: query.lang }
  }
  return {
    listVersions: (context, input) => listVersions(keyOf(context, input), input.query.page),
    readVersion: (context, input) => readVersion(keyOf(context, input), input.params.number),
    compareVersions: async (context, input) => {
      const key = keyOf(context, input)
      const from = await readSide(key, input.query.from)
      return { from, to: await readSide(key, input.query.to) }
    },
    createPreview: (context, { params: { id }, body }) =>
      offerPreview(content, context, { ...body, id }),
    revokePreviews: async (context, { params: { id } }) => {
      await content.within(context, async ({ change, of }) => {
        await of.take(change, id)
        await revokePreviews({ db: change.db, store }, id)
        await change.audit({ noun: of.noun, id, action: 'previews-revoked' })
      })
      return {}
    },
  } satisfies Partial<Record<PublishingCallName, Handler>>
}

/** A secret address that shows the draft; to visitors only if this person may publish. */
async function offerPreview(
  content: Content,
  context: Context<never>,
  { id, lang, hours }: At & { hours: number },
) {
  const isForStaff = !mayPublish(context, content.definition.module)
  const { token, expires } = await content.within(context, async (unit) => {
    const { change, of } = unit
    await of.take(change, id)
    const made = await createPreview(writerOf(unit, { id, lang }), { hours, isForStaff })
    const after = { lang, expires: made.expires.toISOString(), isForStaff }
    await change.audit({ noun: of.noun, id, action: 'preview', after })
    return made
  })
  const url = context.settings.baseUrl + content.definition.previewPath(lang, token)
  return { url, expires: expires.toISOString(), isForStaff }
}
