import { CallError } from '#kernel/client/call-error.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { Draft } from '../../../contract-drafts.ts'
import {
  type Content,
  changesBetween,
  contentOf,
  type Faults,
  NO_FAULTS,
  saysTheSame,
} from './draft-content.ts'

type SaveState =
  | { phase: 'saved' | 'dirty' | 'saving' | 'faulty' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'conflict'; current: Draft }

/** What stands here cannot be saved by itself: whoever leaves would lose it. */
export const STUCK: ReadonlySet<SaveState['phase']> = new Set(['faulty', 'failed', 'conflict'])

type Snapshot = {
  readonly content: Content
  readonly revision: number
  readonly savedAt: string | null
  readonly state: SaveState
  readonly faults: Faults
}

export type DraftActions = {
  /** `stored` is what the changes were made on. */
  send(
    changes: ReturnType<typeof changesBetween>,
    revision: number,
    stored: Content,
  ): Promise<Draft>
  check(content: Content): Faults
  /** Told after every save. */
  onSaved(draft: Draft): void
  /** Milliseconds of rest before it is saved by itself. */
  wait: number
}

/** A draft that saves itself a while after the last change, one save at a time. */
export class DraftStore {
  #now: Snapshot
  #stored: Content
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  readonly #work: DraftActions
  readonly #listeners = new Set<() => void>()

  constructor(draft: Draft, work: DraftActions) {
    const content = contentOf(draft)
    const { revision, saved_at: savedAt } = draft
    this.#work = work
    this.#stored = content
    this.#now = { content, revision, savedAt, state: { phase: 'saved' }, faults: NO_FAULTS }
  }

  readonly get = (): Snapshot => this.#now

  /** Whether something that is no block is not stored yet: no copy on this device holds it. */
  get hasOwnFields(): boolean {
    return changesBetween(this.#stored, this.#now.content).fields !== undefined
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Something was changed and will be handed over in a moment: nobody is told that all is stored. */
  readonly touch = (): void => {
    if (this.#now.state.phase === 'saved') this.#put({ state: { phase: 'dirty' } })
  }

  change(part: (content: Content) => Content): void {
    const { state } = this.#now
    const isStuck = state.phase === 'conflict' || state.phase === 'saving'
    this.#put({ content: part(this.#now.content), ...(!isStuck && { state: { phase: 'dirty' } }) })
    this.#plan()
  }

  /** Saves now; answers whether everything is stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#running) await this.#running
    if (this.#now.state.phase === 'conflict') return false
    this.#running = this.#save().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Saves until nothing is left; false when something keeps it from being stored. */
  async settle(): Promise<boolean> {
    while (!(await this.flush())) if (STUCK.has(this.#now.state.phase)) return false
    return true
  }

  /** The server wrote the draft: what it says now stands in the place of all, e.g. a version. */
  readonly adopt = (draft: Draft): void => {
    if (this.#goOnFrom(draft)) return
    clearTimeout(this.#timer)
    this.#stored = contentOf(draft)
    const { revision, saved_at: savedAt } = draft
    const state = { phase: 'saved' } as const
    this.#put({ content: this.#stored, revision, savedAt, state, faults: NO_FAULTS })
  }

  /** Others saved: what their fields say comes in, except where it was changed here as well. */
  readonly takeFields = (theirs: Content['fields']): void => {
    const { content } = this.#now
    if (sameValue(theirs, this.#stored.fields)) return
    const { fields: own = {} } = changesBetween(this.#stored, content)
    const known = Object.entries(this.#stored.fields).filter(([name]) => name in own)
    const isStored = content === this.#stored
    this.#stored = { ...this.#stored, fields: { ...theirs, ...Object.fromEntries(known) } }
    this.#put({ content: isStored ? this.#stored : { ...content, fields: { ...theirs, ...own } } })
  }

  /** Goes on from the stored draft with what was chosen of both. */
  resolve(current: Draft, content: Content): Promise<boolean> {
    this.#stored = contentOf(current)
    this.#put({ content, revision: current.revision, state: { phase: 'dirty' } })
    return this.flush()
  }

  /** What is not stored yet is sent on its way; nobody waits for it. */
  leave(): void {
    if (this.#now.content !== this.#stored) void this.flush()
    clearTimeout(this.#timer)
  }

  /**
   * The server may have counted on without another word, e.g. because it was scheduled: what is
   * typed meanwhile goes on from there.
   */
  #goOnFrom(draft: Draft): boolean {
    if (!saysTheSame(contentOf(draft), this.#stored)) return false
    this.#put({ revision: draft.revision, savedAt: draft.saved_at })
    return true
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#work.wait)
  }

  async #save(isAgain = false): Promise<boolean> {
    const { content, revision } = this.#now
    const changes = changesBetween(this.#stored, content)
    if (Object.keys(changes).length === 0) {
      this.#put({ state: { phase: 'saved' }, faults: NO_FAULTS })
      return true
    }
    const faults = this.#work.check(content)
    if (faults.count > 0) {
      this.#put({ state: { phase: 'faulty' }, faults })
      return false
    }
    this.#put({ state: { phase: 'saving' }, faults })
    try {
      this.#keep(await this.#work.send(changes, revision, this.#stored), content)
    } catch (error) {
      const state = failureOf(error)
      const isOnlyCounted = state.phase === 'conflict' && this.#goOnFrom(state.current)
      if (isOnlyCounted && !isAgain) return this.#save(true)
      this.#put({ state, faults: faultsOf(error) })
      return false
    }
    if (this.#now.content === this.#stored) return true
    this.#plan()
    return false
  }

  /** The server writes addresses its own way; what was typed meanwhile stays. */
  #keep(draft: Draft, sent: Content): void {
    const { slug, path } = draft.fields
    this.#stored = { ...sent, fields: { ...sent.fields, slug, path } }
    const isSame = this.#now.content === sent
    this.#put({
      content: isSame ? this.#stored : withAddress(this.#now.content, sent, { slug, path }),
      revision: draft.revision,
      savedAt: draft.saved_at,
      state: { phase: isSame ? 'saved' : 'dirty' },
    })
    this.#work.onSaved(draft)
  }

  #put(part: Partial<Snapshot>): void {
    this.#now = { ...this.#now, ...part }
    for (const listener of this.#listeners) listener()
  }
}

type Address = Pick<Content['fields'], 'slug' | 'path'>

/** The server's way of writing an address, unless someone wrote another one meanwhile. */
function withAddress(now: Content, sent: Content, { slug, path }: Address): Content {
  const { fields } = now
  const kept = {
    slug: fields.slug === sent.fields.slug ? slug : fields.slug,
    path: fields.path === sent.fields.path ? path : fields.path,
  }
  return { ...now, fields: { ...fields, ...kept } }
}

function failureOf(error: unknown): SaveState {
  const current = error instanceof CallError ? Draft.safeParse(error.details.current) : undefined
  return current?.success
    ? { phase: 'conflict', current: current.data }
    : { phase: 'failed', error }
}

function faultsOf(error: unknown): Faults {
  if (!(error instanceof CallError)) return NO_FAULTS
  const isAddress = error.code === 'address-taken' || error.code === 'address-reserved'
  const fields = isAddress ? { slug: error.message } : error.fields
  return { ...NO_FAULTS, fields }
}
