import { createDropLog } from './drop-log.ts'

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

export type PageCache = {
  find(key: string): CachedPage | undefined
  /** Ask before loading; a page whose tags were dropped since then is not stored. */
  moment(): number
  /** Whether nothing with these tags was dropped since that moment. */
  isFresh(since: number, tags: readonly string[]): boolean
  store(entry: Stored): void
  drop(tags: readonly string[]): void
  clear(): void
  size(): { pages: number; bytes: number }
}

type Stored = { key: string; page: CachedPage; tags: readonly string[]; since: number }
type Entry = { page: CachedPage; tags: readonly string[]; bytes: number }

const DEFAULT_BYTES = 64 * 1024 * 1024
/** What headers, key and bookkeeping of an entry take, roughly. */
const OVERHEAD = 2048

/** Pages in memory, least recently used first out, found again by the tags they were made from. */
export function createPageCache(maxBytes = DEFAULT_BYTES): PageCache {
  return new MemoryPageCache(maxBytes)
}

class MemoryPageCache implements PageCache {
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #drops = createDropLog()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  find(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A map keeps the order of insertion: what was asked for last stands last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.page
  }

  moment(): number {
    return this.#drops.now()
  }

  isFresh(since: number, tags: readonly string[]): boolean {
    return this.#drops.isFresh(since, tags)
  }

  store({ key, page, tags, since }: Stored): void {
    if (!this.isFresh(since, tags)) return
    this.#remove(key)
    const entry = { page, tags, bytes: weigh(page) }
    if (entry.bytes > this.#maxBytes / 4) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const tag of tags) this.#keysOf(tag).add(key)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#remove(oldest)
    }
  }

  drop(tags: readonly string[]): void {
    if (tags.length === 0) return
    this.#drops.record(tags)
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key)
    }
  }

  clear(): void {
    this.#drops.recordAll()
    this.#entries.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
  }

  size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#keysOf(tag)
      keys.delete(key)
      if (keys.size === 0) this.#keysByTag.delete(tag)
    }
  }

  #keysOf(tag: string): Set<string> {
    const known = this.#keysByTag.get(tag)
    if (known) return known
    const keys = new Set<string>()
    this.#keysByTag.set(tag, keys)
    return keys
  }
}

/** Text packs to a quarter or less, and there are two ways to pack it. */
function weigh({ html }: CachedPage): number {
  return Math.ceil(html.length * 1.5) + OVERHEAD
}
