import type { PageCache } from '#kernel/server/site/cache/page-cache.ts'
import type { Served } from './served.ts'

const MOST_ENTRIES = 5000
const MOST_BYTES = 16 * 1024 * 1024
/** Larger ones are streamed: reading them takes longer than finding them. */
const SMALL = 128 * 1024

type Clock = Pick<PageCache, 'moment' | 'isNow'>
type Entry = { served: Served; moment: number }

/**
 * What was served lately. Whatever is touched, here or on another instance, moves the clock of the
 * page cache on; an entry from an earlier moment is no longer believed, so a file that was deleted
 * or made private is gone everywhere at once.
 */
export class ServedCache {
  readonly #clock: Clock
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  moment(): number {
    return this.#clock.moment()
  }

  find(address: string): Served | undefined {
    const entry = this.#entries.get(address)
    if (!entry || !this.#clock.isNow(entry.moment)) return undefined
    // A map keeps the order of insertion: what was asked for last stands last.
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry.served
  }

  /** What an address stood for when it was last asked for, and when that was. */
  last(address: string): Entry | undefined {
    return this.#entries.get(address)
  }

  /** Bytes behind a fixed address never change, so they outlive what is known of the file. */
  bytesOf(address: string, etag: string): Buffer | undefined {
    const served = this.#entries.get(address)?.served
    return served?.etag === etag ? served.bytes : undefined
  }

  keep(address: string, served: Served, moment: number): void {
    this.#remove(address)
    this.#entries.set(address, { served, moment })
    this.#bytes += served.bytes?.length ?? 0
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MOST_ENTRIES && this.#bytes <= MOST_BYTES) break
      this.#remove(oldest)
    }
  }

  #remove(address: string): void {
    this.#bytes -= this.#entries.get(address)?.served.bytes?.length ?? 0
    this.#entries.delete(address)
  }
}

export function isSmall({ size, isFixed }: Served): boolean {
  return isFixed && size <= SMALL
}

const caches = new WeakMap<object, ServedCache>()

/** One per instance; it goes when the instance goes. */
export function servedCache(clock: PageCache): ServedCache {
  const known = caches.get(clock) ?? new ServedCache(clock)
  caches.set(clock, known)
  return known
}
