import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { Change, ChangeScope } from '../change.ts'
import type { ContentStore, ContentWriter } from './store/content-store.ts'
import type { Content, ContentRow } from './store/content-tables.ts'
import type { Schedule } from './store/store-schedule.ts'

export type Titled = { title: string }
/** One language of one thing. */
export type At = { id: string; lang: Lang }

/** What is saved into a draft; only what is given changes. */
export type DraftSave<Fields> = At & {
  /** 0 for a language nobody wrote in yet; absent when the version of the thing was checked instead. */
  revision?: number
  fields?: Partial<Fields>
  blocks?: unknown
}

/** Something with blocks that is drafted, reviewed, scheduled and published in every language. */
export type Definition<Tables, Fields extends Titled> = Hooks<Tables, Fields> & {
  /** Whose rights and jobs these are. */
  module: string
  /** As the history and the draft on the wire name it: 'page'. */
  noun: string
  store: ContentStore
  fields: z.ZodType<Fields>
  /** The fields of a language nobody wrote in yet, and what a new field says in older texts. */
  empty: Fields
  /** Fields that stay as they are in the draft when an old version comes back: its address. */
  keptFields?: readonly (keyof Fields)[]
  /** Fields that visitors find it by, besides its title. */
  searchedFields?(fields: Fields): readonly string[]
  /** Blocks of others that it shows, and is found by too. */
  searchedBlocks?(
    change: Change<Tables>,
    content: { lang: Lang; blocks: readonly Block[] },
  ): Promise<readonly Block[]>
}

/** What is special about it. All but `read` run inside the transaction of the change. */
type Hooks<Tables, Fields extends Titled> = DraftHooks<Tables, Fields> &
  LiveHooks<Tables, Fields> &
  TrashHooks<Tables> & {
    /** What the calls answer that change the thing; `moved` are those whose address changed with it. */
    read(db: Kysely<Tables>, at: At, moved: readonly string[]): Promise<unknown>
    /** First in every change, where one after the other is not enough per thing. */
    lock?(change: Change<Tables>): Promise<void>
    /** The thing for writing; throws when it is missing or in the trash. */
    take(change: Change<Tables>, id: string): Promise<unknown>
    /** After every step: what lists know of it. */
    changed?(change: Change<Tables>, id: string): Promise<void>
    /** Writes down what one state points to, in place of what was known of it. */
    record(change: Change<Tables>, state: Content<Fields> & At & { isLive: boolean }): Promise<void>
    /** What is live points nowhere any more. */
    forgetLive(change: Change<Tables>, at: At): Promise<void>
  }

type DraftHooks<Tables, Fields extends Titled> = {
  /** Who may read drafts, where that is more than the call's access. */
  mustRead?(scope: Pick<ChangeScope, 'user' | 'config'>): void
  /** Refuses before anything is looked at. */
  saving?(change: Change<Tables>, save: DraftSave<Fields>): Promise<void>
  /** Fields as they are stored; `before` is absent for a new language. */
  check?(change: Change<Tables>, fields: Fields, before?: Fields): Fields
  /** The fields with an address of their own. */
  claimAddress?(
    change: Change<Tables>,
    wanted: At & { fields: Fields; before?: ContentRow<Fields> },
  ): Promise<Fields>
  /** Before a draft is written over: refuses by throwing. */
  writing?(change: Change<Tables>, row: ContentRow<Fields>, content: Content<Fields>): Promise<void>
  /** Answers whose address changed with the draft; `before` is absent for the first one. */
  drafted?(
    change: Change<Tables>,
    draft: Content<Fields> & At & { before?: ContentRow<Fields> },
  ): Promise<string[]>
  /** The first draft of a further language was saved; answers whose address changed with it. */
  languageAdded?(change: Change<Tables>, at: At): Promise<string[]>
  /** Tells those who may publish, or the one who wrote it. */
  notify?(
    change: Change<Tables>,
    row: ContentRow<Fields>,
    what: 'review' | 'declined',
  ): Promise<void>
  /** The secret address that shows a draft. */
  previewPath(lang: Lang, token: string): string
}

type LiveHooks<Tables, Fields extends Titled> = {
  /** A moment in the future at which it shall appear instead of now. */
  appearsAt?(change: Change<Tables>, row: ContentRow<Fields>): Promise<Date | undefined>
  /** `row` is what was there before; answers whose address changed with it. */
  published?(
    change: Change<Tables>,
    row: ContentRow<Fields>,
    live: { fields: Fields; number: number },
  ): Promise<string[]>
  scheduled?(change: Change<Tables>, row: ContentRow<Fields>, schedule: Schedule): Promise<void>
  /** What was scheduled could not happen. */
  cancelled?(change: Change<Tables>, at: At): Promise<void>
  takenOffline?(change: Change<Tables>, row: ContentRow<Fields>): Promise<void>
}

type TrashHooks<Tables> = {
  /** Before things go to the trash or come back: refuses by throwing. */
  removing?(change: Change<Tables>, ids: readonly string[]): Promise<void>
  removed?(change: Change<Tables>, id: string): Promise<void>
  restored?(change: Change<Tables>, id: string): Promise<void>
  /** Before it is removed for good. */
  purging(change: Change<Tables>, id: string): Promise<void>
}

/** Asked before a draft is stored over the present one; refuses by throwing. */
export type DraftGuard<Tables, Fields> = (
  change: Change<Tables>,
  draft: { row: ContentRow<Fields>; blocks: Block[] },
) => Promise<void>
/** Asked before a draft goes live or is scheduled; refuses by throwing. */
export type PublishGuard<Tables, Fields> = (
  change: Change<Tables>,
  row: ContentRow<Fields>,
) => Promise<void>

type Guards<Tables, Fields> = {
  draft: DraftGuard<Tables, Fields>[]
  publish: PublishGuard<Tables, Fields>[]
}

/** A definition at work in one change. The steps know nothing of the fields but that there is a title. */
export type Unit = {
  change: Change<never>
  of: Definition<never, Titled>
  guards: Guards<never, Titled>
}
export type Row = ContentRow<Titled>

/** One language for the functions that store it. */
export function writerOf({ change, of }: Unit, { id, lang }: At): ContentWriter {
  return { db: change.db, store: of.store, id, lang, empty: of.empty, user: change.scope.user }
}
