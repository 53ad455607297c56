import { createDropLog, type Drop } from './drop-log.ts'
import { type Entry, TaggedPages } from './tagged-pages.ts'
import { endOf } from './until-tag.ts'

/**
 * Whether this instance knows of everything that was taken back: it `hears` of it, or the database
 * is `away`, so that nobody can take anything back. `unsure`: others may have, unheard here.
 */
type State = 'hears' | 'away' | 'unsure'

type Certainty = {
  set(state: State): void
  /** Waits a moment after the certainty was lost: mostly it is found again at once. */
  isSure(): Promise<boolean>
}

/** Longer than a database takes to come back after a crash, shorter than people wait. */
const PATIENCE_MS = 3000

/** Headers as `writeHead` takes them: name, value, name, value. */
export type RawHeaders = readonly string[]

export type Encoding = 'brotli' | 'gzip' | 'html'
/** A body and its finished headers: a hit only has to write them. */
export type Packed = { body: Buffer; raw: RawHeaders }

/** A rendered page as it goes out. */
export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  unchanged: RawHeaders
  html: Buffer
  /** Compressed when someone asks for it, and then kept. */
  in(encoding: Encoding): Packed
}

/** Fresh pages, and behind them the last state of pages that changed (decision 016). */
export type PageCache = {
  find(key: string): CachedPage | undefined
  /** The page as it last stood, for when it cannot be made; never one that was taken back. */
  lastState(key: string): Promise<Pick<Entry, 'page' | 'query'> | undefined>
  /** Ask before loading; a page whose tags were dropped since then is not stored. */
  moment(): number
  /** Whether nothing at all was dropped since that moment. */
  isNow(moment: number): boolean
  /** Whether nothing with these tags was dropped since that moment. */
  isFresh(since: number, tags: readonly string[]): boolean
  /** Whether what stood then may be shown when nothing newer can be had: none of it was taken back. */
  mayStandIn(since: number, tags: readonly string[]): Promise<boolean>
  store(entry: Stored): void
  /** Pages with these tags are outdated, and their last state is never shown again. */
  drop(tags: readonly string[]): void
  /** Pages with these tags are outdated; their last state may stand in. */
  refresh(tags: readonly string[]): void
  clear(): void
  /** What others change is not heard, or not yet understood: nothing is fresh until `resume`. */
  suspend(state: State): void
  resume(): void
  size(): { pages: number; last: number; bytes: number }
}

type Stored = Omit<Entry, 'bytes' | 'query' | 'ends'> & { key: string; query?: readonly string[] }

const DEFAULT_BYTES = 64 * 1024 * 1024
/** What headers, key and bookkeeping of an entry take, roughly. */
const OVERHEAD = 2048

/** Pages in memory, least recently used first out, found again by the tags they were made from. */
export function createPageCache(maxBytes = DEFAULT_BYTES): PageCache {
  return new MemoryPageCache(maxBytes)
}

class MemoryPageCache implements PageCache {
  readonly #maxBytes: number
  readonly #fresh = new TaggedPages()
  /** Last states. A key is never in both. */
  readonly #last = new TaggedPages()
  readonly #drops = createDropLog()
  readonly #certainty = createCertainty()
  #isSuspended = false

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  find(key: string): CachedPage | undefined {
    const entry = this.#fresh.find(key)
    if (!entry || !isOver(entry)) return entry?.page
    this.#fresh.remove(key)
    return undefined
  }

  async lastState(key: string): Promise<Entry | undefined> {
    const isKnown = this.#fresh.get(key) ?? this.#last.get(key)
    // Looked up again afterwards: what is taken back in the meantime is gone.
    if (!isKnown || !(await this.#certainty.isSure())) return undefined
    const entry = this.#fresh.find(key) ?? this.#last.find(key)
    return entry && !isOver(entry) ? entry : undefined
  }

  moment(): number {
    return this.#drops.now()
  }

  isNow(moment: number): boolean {
    return !this.#isSuspended && moment === this.#drops.now()
  }

  isFresh(since: number, tags: readonly string[]): boolean {
    return !this.#isSuspended && this.#drops.isFresh(since, tags)
  }

  async mayStandIn(since: number, tags: readonly string[]): Promise<boolean> {
    return (await this.#certainty.isSure()) && this.#drops.isUntaken(since, tags)
  }

  store({ key, page, tags, since, query = [] }: Stored): void {
    const entry = { page, tags, query, since, ends: endOf(tags), bytes: weigh(page) }
    if (this.#isSuspended || isOver(entry) || entry.bytes > this.#maxBytes / 4) return
    if (this.isFresh(since, tags)) {
      this.#last.remove(key)
      this.#fresh.put(key, entry)
    } else if (this.#drops.isUntaken(since, tags)) this.#keepLast(key, entry)
    this.#makeRoom()
  }

  drop(tags: readonly string[]): void {
    this.#outdate(tags, 'withdrawn')
    for (const tag of tags) {
      for (const key of this.#last.tagged(tag)) this.#last.remove(key)
    }
  }

  refresh(tags: readonly string[]): void {
    this.#outdate(tags, 'changed')
  }

  clear(): void {
    this.#drops.recordAll('withdrawn')
    this.#fresh.clear()
    this.#last.clear()
  }

  suspend(state: State): void {
    this.#certainty.set(state)
    if (this.#isSuspended) return
    this.#isSuspended = true
    this.#drops.recordAll('changed')
    for (const key of this.#fresh.keys()) this.#retire(key)
  }

  resume(): void {
    // What was made while nobody listened is not known to be the latest.
    this.#drops.recordAll('changed')
    this.#isSuspended = false
    this.#certainty.set('hears')
  }

  size(): { pages: number; last: number; bytes: number } {
    const [fresh, last] = [this.#fresh, this.#last]
    return { pages: fresh.size, last: last.size, bytes: fresh.bytes + last.bytes }
  }

  #outdate(tags: readonly string[], kind: Drop): void {
    if (tags.length === 0) return
    this.#drops.record(tags, kind)
    for (const tag of tags) {
      for (const key of this.#fresh.tagged(tag)) this.#retire(key)
    }
  }

  #retire(key: string): void {
    const entry = this.#fresh.remove(key)
    if (entry) this.#last.put(key, entry)
  }

  #keepLast(key: string, entry: Entry): void {
    if (this.#fresh.get(key)) return
    const known = this.#last.get(key)
    if (!known || known.since <= entry.since) this.#last.put(key, entry)
  }

  /** Fresh pages stay as long as there is a last state that can go. */
  #makeRoom(): void {
    while (this.#fresh.bytes + this.#last.bytes > this.#maxBytes) {
      const pages = this.#last.size > 0 ? this.#last : this.#fresh
      pages.remove(pages.oldest() ?? '')
    }
  }
}

/** What ends by the clock ends here, too: the job that takes it back cannot run without the database. */
function isOver({ ends }: Pick<Entry, 'ends'>): boolean {
  return Date.now() >= ends
}

/** Text packs to a quarter or less, and there are two ways to pack it. */
function weigh({ html }: CachedPage): number {
  return Math.ceil(html.length * 1.5) + OVERHEAD
}

function createCertainty(patienceMs = PATIENCE_MS): Certainty {
  let state: State = 'hears'
  let lostAt = 0
  let settled = Promise.withResolvers<void>()
  return {
    set: (next) => {
      if (next !== 'unsure') settled.resolve()
      else if (state !== 'unsure') {
        lostAt = performance.now()
        settled = Promise.withResolvers<void>()
      }
      state = next
    },
    isSure: async () => {
      while (state === 'unsure') {
        const left = lostAt + patienceMs - performance.now()
        if (left <= 0) return false
        await within(settled.promise, left)
      }
      return true
    },
  }
}

async function within(promise: Promise<void>, ms: number): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(timer.resolve, ms)
  await Promise.race([promise, timer.promise])
  clearTimeout(timeout)
}
