/** Remembers which tags were dropped when, so that a page made from older data is recognised. */
export type DropLog = {
  now(): number
  record(tags: readonly string[]): void
  recordAll(): void
  /** Whether nothing in `tags` was dropped after `since`; when in doubt, no. */
  isFresh(since: number, tags: readonly string[]): boolean
}

export function createDropLog(keep = 512): DropLog {
  const recent: { at: number; tags: ReadonlySet<string> }[] = []
  let now = 0
  /** Of drops up to here we know no tags any more. */
  let floor = 0

  return {
    now: () => now,
    record: (tags) => {
      now += 1
      recent.push({ at: now, tags: new Set(tags) })
      if (recent.length > keep) floor = recent.shift()?.at ?? now
    },
    recordAll: () => {
      now += 1
      floor = now
      recent.length = 0
    },
    isFresh: (since, tags) => {
      if (since < floor) return false
      return !recent.some((drop) => drop.at > since && tags.some((tag) => drop.tags.has(tag)))
    },
  }
}
