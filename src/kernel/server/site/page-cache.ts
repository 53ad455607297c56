import { createDropLog } from './drop-log.ts'

/** Headers as `writeHead` takes them: name, value, name, value. */
export type RawHeaders = readonly string[]

/** A rendered page as it goes out; `raw` holds the finished headers per encoding. */
export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  html: Buffer
  gzip: Buffer
  brotli: Buffer
  etag: string
  raw: { html: RawHeaders; gzip: RawHeaders; brotli: RawHeaders; unchanged: RawHeaders }
}

export type PageCache = {
  find(key: string): CachedPage | undefined
  /** Ask before loading; a page whose tags were dropped since then is not stored. */
  moment(): number
  store(entry: { key: string; page: CachedPage; tags: readonly string[]; since: number }): void
  drop(tags: readonly string[]): void
  clear(): void
  size(): { pages: number; bytes: number }
}

type Entry = { page: CachedPage; tags: readonly string[]; bytes: number }

const DEFAULT_BYTES = 64 * 1024 * 1024
/** What headers, key and bookkeeping of an entry take, roughly. */
const OVERHEAD = 2048

/** Pages in memory, least recently used first out, found again by the tags they were made from. */
export function createPageCache(maxBytes = DEFAULT_BYTES): PageCache {
  const entries = new Map<string, Entry>()
  const keysByTag = new Map<string, Set<string>>()
  const drops = createDropLog()
  let bytes = 0

  const remove = (key: string, entry: Entry) => {
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.tags) forget(keysByTag, tag, key)
  }
  const removeKey = (key: string) => {
    const entry = entries.get(key)
    if (entry) remove(key, entry)
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A map keeps the order of insertion: what was asked for last stands last.
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    moment: drops.now,
    store: ({ key, page, tags, since }) => {
      if (!drops.isFresh(since, tags)) return
      removeKey(key)
      const entry = { page, tags, bytes: weigh(page) }
      if (entry.bytes > maxBytes / 4) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const tag of tags) remember(keysByTag, tag, key)
      for (const [oldest, old] of entries) {
        if (bytes <= maxBytes) break
        remove(oldest, old)
      }
    },
    drop: (tags) => {
      if (tags.length === 0) return
      drops.record(tags)
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) removeKey(key)
    },
    clear: () => {
      drops.recordAll()
      entries.clear()
      keysByTag.clear()
      bytes = 0
    },
    size: () => ({ pages: entries.size, bytes }),
  }
}

function weigh({ html, gzip, brotli }: CachedPage): number {
  return html.length + gzip.length + brotli.length + OVERHEAD
}

function remember(index: Map<string, Set<string>>, tag: string, key: string): void {
  const keys = index.get(tag)
  if (keys) keys.add(key)
  else index.set(tag, new Set([key]))
}

function forget(index: Map<string, Set<string>>, tag: string, key: string): void {
  const keys = index.get(tag)
  keys?.delete(key)
  if (keys?.size === 0) index.delete(tag)
}
