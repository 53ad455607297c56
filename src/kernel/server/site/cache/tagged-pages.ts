import type { CachedPage } from './page-cache.ts'

export type Entry = {
  page: CachedPage
  tags: readonly string[]
  /** Keys of the query that make another page of it. */
  query: readonly string[]
  /** The moment it began to be made. */
  since: number
  /** When something it shows is over, in milliseconds. */
  ends: number
  bytes: number
}

/** Pages by their address and by their tags, in the order in which they were last asked for. */
export class TaggedPages {
  readonly #entries = new Map<string, Entry>()
  readonly #keysByTag = new Map<string, Set<string>>()
  #bytes = 0

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  /** A map keeps the order of insertion: what was asked for last stands last. */
  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  put(key: string, entry: Entry): void {
    this.remove(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const tag of entry.tags) this.#keysOf(tag).add(key)
  }

  remove(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#keysOf(tag)
      keys.delete(key)
      if (keys.size === 0) this.#keysByTag.delete(tag)
    }
    return entry
  }

  /** The key of the page that was not asked for longest. */
  oldest(): string | undefined {
    return this.#entries.keys().next().value
  }

  /** Addresses of the pages with this tag. */
  tagged(tag: string): readonly string[] {
    return [...(this.#keysByTag.get(tag) ?? [])]
  }

  keys(): readonly string[] {
    return [...this.#entries.keys()]
  }

  clear(): void {
    this.#entries.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
  }

  #keysOf(tag: string): Set<string> {
    const known = this.#keysByTag.get(tag)
    if (known) return known
    const keys = new Set<string>()
    this.#keysByTag.set(tag, keys)
    return keys
  }
}
