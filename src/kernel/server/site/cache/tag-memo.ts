import type { PageCache } from './page-cache.ts'

type Asked<T> = { cache: PageCache; key: string; read: () => Promise<T> }

/** What stands on every page is read once until one of its tags is dropped. */
export function tagMemo<T>(tags: readonly string[]): (asked: Asked<T>) => Promise<T> {
  const caches = new WeakMap<PageCache, Map<string, { since: number; value: T }>>()
  return async ({ cache, key, read }) => {
    const all = caches.get(cache) ?? new Map<string, { since: number; value: T }>()
    caches.set(cache, all)
    const since = cache.moment()
    const known = all.get(key)
    if (known && cache.isFresh(known.since, tags)) {
      // From here on only later drops have to be looked through.
      known.since = since
      return known.value
    }
    const value = await read()
    all.set(key, { since, value })
    return value
  }
}
