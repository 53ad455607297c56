import type { Kysely, QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { PublishingCallName } from '#kernel/contract/publishing-calls.ts'
import { failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import type { Job } from '../jobs/job.ts'
import type { Route } from '../route.ts'
import { type Trash, trashOf } from '../trash.ts'
import type {
  At,
  Definition,
  DraftGuard,
  DraftSave,
  PublishGuard,
  Publishing,
  Titled,
} from './definition.ts'
import { type Due, dueJobs, settleAllDue } from './due.ts'
import { giveUp, publish, publishNow, settle, takeOffline } from './publish.ts'
import { publishingRoutes } from './routes.ts'
import { readContent, readContents } from './store/content-store.ts'
import type { Content, ContentRow } from './store/content-tables.ts'
import { dropExpiredPreviews, findPreview, type Preview } from './store/previews.ts'
import { purgeTrash, restoreThing, trashThings } from './trash-content.ts'
import { insertDraft, saveDraft, toDraft } from './write-draft.ts'

/** What other code may do with something that is published. */
export type Publishable<Tables, Fields extends Titled> = {
  definition: Definition<Tables, Fields>
  /** One change, after the lock. */
  within<T>(
    scope: Pick<Scope<Tables>, 'change'>,
    run: (publishing: Publishing<Tables, Fields>) => Promise<T>,
  ): Promise<T>
  find(db: Kysely<Tables>, at: At): Promise<ContentRow<Fields> | undefined>
  /** All its languages. */
  findAll(db: Kysely<Tables>, id: string): Promise<ContentRow<Fields>[]>
  /** What a secret address shows, as long as it holds. */
  findPreview(db: Kysely<Tables>, token: string): Promise<Preview | undefined>
  /** As its editor sees it; of a language nobody wrote in yet, an empty one. */
  readDraft(db: Kysely<Tables>, at: At): Promise<ReturnType<typeof toDraft<Tables, Fields>>>
  saveDraft(change: Change<Tables>, save: DraftSave<Fields>): Promise<string[]>
  /** The first draft of a language; its revision is 1. */
  insertDraft(change: Change<Tables>, draft: Content<Fields> & At): Promise<void>
  /** Makes the draft live, if it is not already; answers whose address changed with it. */
  publishDraft(change: Change<Tables>, row: ContentRow<Fields>, note?: string): Promise<string[]>
  /** The same without asking anybody: for content that code brings along. */
  publishUnasked(change: Change<Tables>, row: ContentRow<Fields>): Promise<string[]>
  takeOffline(change: Change<Tables>, at: At): Promise<void>
  remove(change: Change<Tables>, ids: readonly string[]): Promise<string[]>
  restore(change: Change<Tables>, id: string): Promise<void>
  /** Removes for good a batch of what went to the trash before `until`. */
  purge(change: Change<Tables>, until: Date): Promise<string[]>
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
  return <Fields extends Titled>(of: Definition<Tables, Fields>): Publishable<Tables, Fields> => {
    const guards = {
      draft: [] as DraftGuard<Tables, Fields>[],
      publish: [] as PublishGuard<Tables, Fields>[],
    }
    const on = (change: Change<Tables>): Publishing<Tables, Fields> => ({ change, of, guards })
    const made = { ...reading(of), ...steps(on), ...background(of, on) }
    const content: Publishable<Tables, Fields> = {
      definition: of,
      ...made,
      beforeDraft: (guard) => void guards.draft.push(guard),
      beforePublish: (guard) => void guards.publish.push(guard),
      routes: (calls) => publishingRoutes(content, calls),
    }
    return content
  }
}

type On<Tables, Fields extends Titled> = (change: Change<Tables>) => Publishing<Tables, Fields>

function reading<Tables, Fields extends Titled>(of: Definition<Tables, Fields>) {
  const { store } = of
  const find = (db: QueryExecutorProvider, at: At) => readContent<Fields>({ db, store, ...at })
  return {
    find,
    findAll: (db: QueryExecutorProvider, id: string) => readContents<Fields>({ db, store, id }),
    findPreview: (db: QueryExecutorProvider, token: string) => findPreview({ db, store }, token),
    readDraft: async (db: QueryExecutorProvider, at: At) => {
      const { rows } = await sql`
        select 1 from ${sql.table(store.things)} where id = ${at.id}::uuid`.execute(db)
      if (rows.length === 0) throw failures.notFound()
      return toDraft(of, at, await find(db, at))
    },
  }
}

function steps<Tables, Fields extends Titled>(on: On<Tables, Fields>) {
  type Made = Publishable<Tables, Fields>
  return {
    saveDraft: (change, save) => saveDraft(on(change), save),
    insertDraft: (change, draft) => insertDraft(on(change), draft),
    publishDraft: (change, row, note = '') => publishNow(on(change), row, { note }),
    publishUnasked: (change, row) =>
      publish(on(change), row, { fields: row.draft, blocks: row.draft_blocks, note: '' }),
    takeOffline: (change, at) => takeOffline(on(change), at),
    remove: (change, ids) => trashThings(on(change), ids),
    restore: (change, id) => restoreThing(on(change), id),
    purge: (change, until) => purgeTrash(on(change), until),
  } satisfies Partial<Made>
}

function background<Tables, Fields extends Titled>(
  of: Definition<Tables, Fields>,
  on: On<Tables, Fields>,
) {
  const { store } = of
  const within: Publishable<Tables, Fields>['within'] = (scope, run) =>
    scope.change(async (change) => {
      await of.lock?.(change)
      return run(on(change))
    })
  const settleDue = (scope: Scope<Tables>, now: Date) =>
    settleAllDue(
      { db: scope.db, store, now },
      {
        settle: (due: Due) => within(scope, (publishing) => settle(publishing, due, now)),
        giveUp: (due: Due, code: string) =>
          within(scope, (publishing) => giveUp(publishing, due, code)),
      },
    )
  const trash = trashOf<Tables>({
    purge: async (scope, until) =>
      (await within(scope, (publishing) => purgeTrash(publishing, until))).length,
    purged: ({ db }) => dropExpiredPreviews({ db, store }),
  })
  return { within, settleDue, jobs: dueJobs<Tables>(of.module, settleDue), trash }
}
