import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { VersionSide } from '#kernel/contract/publishing.ts'
import type { PublishingCallName } from '#kernel/contract/publishing-calls.ts'
import type { Context, Scope } from '../context.ts'
import type { Route } from '../route.ts'
import {
  type At,
  type Definition,
  type Row,
  type Titled,
  type Unit,
  writerOf,
} from './definition.ts'
import { publishNow, schedule, takeOffline } from './publish.ts'
import { mayPublish } from './publish-right.ts'
import { createPreview, revokePreviews } from './store/previews.ts'
import type { Schedule } from './store/store-schedule.ts'
import { listVersions, readSide, readVersion } from './store/versions.ts'
import {
  declineReview,
  discardDraft,
  readDraft,
  requestReview,
  restoreVersion,
  saveDraft,
  takeContent,
} from './write-draft.ts'

/** A definition, and a way to work with it in one change. */
export type Engine = {
  of: Definition<never, Titled>
  within<T>(scope: Pick<Scope<never>, 'change'>, run: (unit: Unit) => Promise<T>): Promise<T>
}

type Body = At &
  Schedule & {
    revision: number
    note: string
    number: number
    hours: number
    block?: string
  }
type Query = At & { page: number; from: VersionSide; to: VersionSide }
type Input = { params: { id: string; number: number }; query: Query; body: Body }
type Handler = (context: Context<never>, input: Input) => Promise<unknown>
type Handlers = Partial<Record<PublishingCallName, Handler>>

/** Binds the calls of `publishingCalls`, and the two for drafts, to what they are about. */
export function publishingRoutes(
  engine: Engine,
  calls: Readonly<Record<PublishingCallName, Endpoint>>,
): Route[] {
  const handlers = { ...draftHandlers(engine), ...liveHandlers(engine), ...versionHandlers(engine) }
  return Object.entries(handlers).map(([name, handle]) => ({
    endpoint: calls[name as keyof typeof handlers],
    handle: (context, input) => handle(context, input as Input),
  }))
}

type Step<T> = (unit: Unit, row: Row, input: Input) => Promise<T>

/** Runs a step with the draft at the revision it was read. */
function onDraft<T>(engine: Engine, step: Step<T>) {
  return (context: Context<never>, input: Input): Promise<T> => {
    const at = { ...input.body, id: input.params.id }
    return engine.within(context, async (unit) => step(unit, await takeContent(unit, at), input))
  }
}

function draftHandlers(engine: Engine) {
  const draftOf = (context: Context<never>, { params, body }: Input) =>
    readDraft(engine.of, context.db, { id: params.id, lang: body.lang })
  const thenDraft = (step: Step<void>): Handler => {
    const run = onDraft(engine, step)
    return async (context, input) => {
      await run(context, input)
      return draftOf(context, input)
    }
  }
  return {
    readDraft: (context, { params, query }) => {
      engine.of.mustRead?.(context)
      return readDraft(engine.of, context.db, { id: params.id, lang: query.lang })
    },
    saveDraft: async (context, input) => {
      const save = { ...input.body, id: input.params.id }
      await engine.within(context, (unit) => saveDraft(unit, save))
      return draftOf(context, input)
    },
    discard: thenDraft(discardDraft),
    requestReview: thenDraft((unit, row, { body }) => requestReview(unit, row, body.note)),
    declineReview: thenDraft((unit, row, { body }) => declineReview(unit, row, body.note)),
    restoreVersion: thenDraft((unit, row, { params: { number }, body: { block } }) =>
      restoreVersion(unit, row, { number, block }),
    ),
  } satisfies Handlers
}

function liveHandlers(engine: Engine) {
  const thenThing = (
    run: (context: Context<never>, input: Input) => Promise<string[]>,
  ): Handler => {
    return async (context, input) => {
      const moved = await run(context, input)
      const at = { id: input.params.id, lang: input.body.lang }
      return engine.of.read(context.db, at, moved)
    }
  }
  return {
    publish: thenThing(onDraft(engine, (unit, row, { body }) => publishNow(unit, row, body))),
    schedule: thenThing(
      onDraft(engine, async (unit, row, { body }) => {
        await schedule(unit, row, body)
        return []
      }),
    ),
    unpublish: thenThing(async (context, { params: { id }, body: { lang } }) => {
      await engine.within(context, async (unit) => {
        await unit.of.take(unit.change, id)
        await takeOffline(unit, { id, lang })
      })
      return []
    }),
  } satisfies Handlers
}

function versionHandlers(engine: Engine) {
  const { store, empty } = engine.of
  const keyOf = ({ db }: Context<never>, { params, query }: Input) => {
    return { db, store, empty, id: params.id, lang: query.lang }
  }
  return {
    listVersions: (context, input) => listVersions(keyOf(context, input), input.query),
    readVersion: (context, input) => readVersion(keyOf(context, input), input.params.number),
    compareVersions: async (context, input) => {
      const key = keyOf(context, input)
      const from = await readSide(key, input.query.from)
      return { from, to: await readSide(key, input.query.to) }
    },
    createPreview: (context, { params: { id }, body }) =>
      offerPreview(engine, context, { ...body, id }),
    revokePreviews: async (context, { params: { id } }) => {
      await engine.within(context, async ({ change, of }) => {
        await of.take(change, id)
        await revokePreviews({ db: change.db, store }, id)
        await change.audit({ noun: of.noun, id, action: 'previews-revoked' })
      })
      return {}
    },
  } satisfies Handlers
}

/** A secret address that shows the draft; to visitors only if this person may publish. */
async function offerPreview(
  engine: Engine,
  context: Context<never>,
  { id, lang, hours }: At & { hours: number },
) {
  const isForStaff = !mayPublish(context, engine.of.module)
  const { token, expires } = await engine.within(context, async (unit) => {
    const { change, of } = unit
    await of.take(change, id)
    const made = await createPreview(writerOf(unit, { id, lang }), { hours, isForStaff })
    const after = { lang, expires: made.expires.toISOString(), isForStaff }
    await change.audit({ noun: of.noun, id, action: 'preview', after })
    return made
  })
  const url = context.settings.baseUrl + engine.of.previewPath(lang, token)
  return { url, expires: expires.toISOString(), isForStaff }
}
