import { type Kysely, sql } from 'kysely'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { PublishingCallName } from '#kernel/contract/publishing-calls.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import { type Trash, trashOf } from '../housekeeping/trash.ts'
import type { Job } from '../jobs/job.ts'
import type { Route } from '../route.ts'
import type {
  At,
  Definition,
  DraftGuard,
  DraftSave,
  PublishGuard,
  Titled,
  Unit,
} from './definition.ts'
import { dueJobs, settleAllDue } from './due.ts'
import { acceptSamples, giveUp, publish, publishNow, settle, takeOffline } from './publish.ts'
import { type Engine, publishingRoutes } from './routes.ts'
import { readContent, readContents } from './store/content-store.ts'
import type { Content, ContentRow } from './store/content-tables.ts'
import { indexWaiting } from './store/index-live.ts'
import { forgetLiveWords } from './store/live-words.ts'
import { dropExpiredPreviews, findPreview, type Preview } from './store/previews.ts'
import type { toDraftWire } from './store/wire.ts'
import { insertDraft, readDraft, saveDraft } from './write-draft.ts'

const BATCH = 500

type DraftWire<Fields> = ReturnType<typeof toDraftWire<Fields>> & { lang: Lang }

/** What other code may do with something that is published. */
type Publishable<Tables, Fields extends Titled> = {
  definition: Definition<Tables, Fields>
  find(db: Kysely<Tables>, at: At): Promise<ContentRow<Fields> | undefined>
  /** All its languages. */
  findAll(db: Kysely<Tables>, id: string): Promise<ContentRow<Fields>[]>
  /** What a secret address shows, as long as it holds. */
  findPreview(db: Kysely<Tables>, token: string): Promise<Preview | undefined>
  /** As its editor sees it; of a language nobody wrote in yet, an empty one. */
  readDraft(db: Kysely<Tables>, at: At): Promise<DraftWire<Fields>>
  saveDraft(change: Change<Tables>, save: DraftSave<Fields>): Promise<string[]>
  /** The first draft of a language; its revision is 1. */
  insertDraft(change: Change<Tables>, draft: Content<Fields> & At): Promise<void>
  /** Makes the draft live, if it is not already; answers whose address changed with it. */
  publishDraft(change: Change<Tables>, row: ContentRow<Fields>, note?: string): Promise<string[]>
  /** The same without asking anybody: for content that code brings along. */
  publishUnasked(change: Change<Tables>, row: ContentRow<Fields>): Promise<string[]>
  /** What a template brought along, or one block of it, becomes the owner's own as it is. */
  acceptSamples(change: Change<Tables>, at: At & { block?: string }): Promise<void>
  takeOffline(change: Change<Tables>, at: At): Promise<void>
  remove(change: Change<Tables>, ids: readonly string[]): Promise<string[]>
  restore(change: Change<Tables>, id: string): Promise<void>
  /** Removes for good a batch of what went to the trash before `until`. */
  purge(change: Change<Tables>, until: Date): Promise<string[]>
  /** Removes for good those of them that lie in the trash, and answers which. */
  purgeThese(change: Change<Tables>, ids: readonly string[]): Promise<string[]>
  /** Removes these for good, wherever they are, and says nothing of it in the history. */
  erase(change: Change<Tables>, ids: readonly string[]): Promise<void>
  /** Publishes and takes down what is due; answers how many there were. */
  settleDue(scope: Scope<Tables>, now: Date): Promise<number>
  /** Asked from now on whenever a draft is written over, for modules that know more about it. */
  beforeDraft(guard: DraftGuard<Tables, Fields>): void
  /** Asked from now on whenever someone publishes; what was scheduled before goes live unasked. */
  beforePublish(guard: PublishGuard<Tables, Fields>): void
  routes(calls: Readonly<Record<PublishingCallName, Endpoint>>): Route[]
  /** For the module's manifest. */
  jobs: readonly Job[]
  trash: Trash
}

/**
 * Drafts, review, versions, schedule, previews and trash for anything with blocks.
 * @example
 * export const pageContent = publishable<PageTables>()({
 *   module: 'pages', noun: 'page', store: PAGE_STORE, fields: PageFields, empty: NO_FIELDS, …
 * })
 */
export function publishable<Tables>() {
  return <Fields extends Titled>(
    given: Definition<Tables, Fields>,
  ): Publishable<Tables, Fields> => {
    const of = given as unknown as Engine['of']
    const guards: Unit['guards'] = { draft: [], publish: [] }
    const on = (change: Change<never>): Unit => ({ change, of, guards })
    const engine: Engine = {
      of,
      within: (scope, run) =>
        scope.change(async (change) => {
          await of.lock?.(change)
          return run(on(change))
        }),
    }
    const made: Publishable<never, Titled> = {
      definition: of,
      ...reading(of),
      ...steps(on),
      ...background(engine),
      beforeDraft: (guard) => void guards.draft.push(guard),
      beforePublish: (guard) => void guards.publish.push(guard),
      routes: (calls) => publishingRoutes(engine, calls),
    }
    return made as unknown as Publishable<Tables, Fields>
  }
}

type Made = Publishable<never, Titled>

function reading(of: Engine['of']) {
  const { store, empty } = of
  return {
    find: (db, at) => readContent<Titled>({ db, store, empty, ...at }),
    findAll: (db, id) => readContents<Titled>({ db, store, empty, id }),
    findPreview: (db, token) => findPreview({ db, store }, token),
    readDraft: (db, at) => readDraft(of, db, at),
  } satisfies Partial<Made>
}

function steps(on: (change: Change<never>) => Unit) {
  return {
    saveDraft: (change, save) => saveDraft(on(change), save),
    insertDraft: (change, draft) => insertDraft(on(change), draft),
    publishDraft: (change, row, note = '') => publishNow(on(change), row, { note }),
    publishUnasked: (change, row) =>
      publish(on(change), row, { fields: row.draft, blocks: row.draft_blocks, note: '' }),
    acceptSamples: (change, at) => acceptSamples(on(change), at),
    takeOffline: (change, at) => takeOffline(on(change), at),
    remove: (change, ids) => trashThings(on(change), ids),
    restore: (change, id) => restoreThing(on(change), id),
    purge: (change, until) => purgeTrash(on(change), until),
    purgeThese: (change, ids) => purgeThings(on(change), ids),
    erase: (change, ids) => eraseThings(on(change), ids),
  } satisfies Partial<Made>
}

function background({ of, within }: Engine) {
  const { store } = of
  const settleDue = (scope: Scope<never>, now: Date) =>
    settleAllDue(
      { db: scope.db, store, now },
      {
        settle: (due) => within(scope, (unit) => settle(unit, due, now)),
        giveUp: (due, code) => within(scope, (unit) => giveUp(unit, due, code)),
      },
    )
  return {
    settleDue,
    jobs: dueJobs(of.module, async (scope: Scope<never>, now) => {
      await settleDue(scope, now)
      await indexWaiting(scope, { of, within })
    }),
    trash: trashOf<never>({
      purge: async (scope, until) =>
        (await within(scope, (unit) => purgeTrash(unit, until))).length,
      purged: async ({ db, change }) => {
        await dropExpiredPreviews({ db, store })
        await change((unit) => forgetLiveWords(unit.db, store))
      },
    }),
  } satisfies Partial<Made>
}

/** Moves things to the trash, unknown ones are left out; what they point to is in use until they are removed for good. */
async function trashThings({ change, of }: Unit, ids: readonly string[]): Promise<string[]> {
  await of.removing?.(change, ids)
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(of.store.things)} set deleted_at = now()
    where id = any(${[...new Set(ids)]}::uuid[]) and deleted_at is null
    returning id`.execute(change.db)
  for (const { id } of rows) {
    await of.removed?.(change, id)
    await of.changed?.(change, id)
    await change.audit({ noun: of.noun, id, action: 'delete' })
  }
  return rows.map((row) => row.id)
}

/** Takes a thing out of the trash: live where it was live, scheduled where it was scheduled. */
async function restoreThing(unit: Unit, id: string): Promise<void> {
  const { change, of } = unit
  const { store, empty } = of
  await of.removing?.(change, [id])
  const { rows } = await sql`
    update ${sql.table(store.things)} set deleted_at = null
    where id = ${id}::uuid and deleted_at is not null returning id`.execute(change.db)
  if (rows.length === 0) throw failures.notFound()
  for (const row of await readContents<Titled>({ db: change.db, store, empty, id })) {
    const { lang, draft, draft_blocks, is_live, live, live_blocks } = row
    await of.record(change, { id, lang, isLive: false, fields: draft, blocks: draft_blocks })
    if (is_live && live && live_blocks)
      await of.record(change, { id, lang, isLive: true, fields: live, blocks: live_blocks })
  }
  await of.restored?.(change, id)
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'restore' })
}

/** Removes for good what went to the trash before `until`, a batch at a time. */
async function purgeTrash(unit: Unit, until: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(unit.of.store.things)} where deleted_at <= ${until}
    order by id limit ${BATCH}`.execute(unit.change.db)
  return purgeThings(
    unit,
    rows.map((row) => row.id),
  )
}

async function purgeThings({ change, of }: Unit, wanted: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(of.store.things)}
    where id = any(${[...wanted]}::uuid[]) and deleted_at is not null
    order by id for update`.execute(change.db)
  const ids = rows.map((row) => row.id)
  await eraseThings({ change, of }, ids)
  for (const id of ids) await change.audit({ noun: of.noun, id, action: 'purge' })
  return ids
}

async function eraseThings(
  { change, of }: Pick<Unit, 'change' | 'of'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await of.purging(change, id)
  await sql`delete from ${sql.table(of.store.things)}
    where id = any(${[...ids]}::uuid[])`.execute(change.db)
  if (ids.length > 0) await forgetLiveWords(change.db, of.store)
}
