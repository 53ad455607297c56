import type { PageCache } from './page-cache.ts'

export type ShareRender = <T>(key: string, work: (since: number) => Promise<T>) => Promise<T>

/**
 * Lets identical concurrent misses share one render. Whoever asks after a change was made known does
 * not join a render that began before it.
 */
export function createShareRender(cache: PageCache): ShareRender {
  const running = new Map<string, { since: number; result: Promise<unknown> }>()

  return <T>(key: string, work: (since: number) => Promise<T>) => {
    const since = cache.moment()
    const current = running.get(key)
    if (current?.since === since) return current.result as Promise<T>
    const result = work(since)
    const entry = { since, result }
    running.set(key, entry)
    const leave = () => {
      if (running.get(key) === entry) running.delete(key)
    }
    result.then(leave, leave)
    return result
  }
}
