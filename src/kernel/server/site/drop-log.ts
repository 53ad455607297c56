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
      // The latest stand last, and there are few after the moment a page began to be made.
      for (let at = recent.length - 1; at >= 0; at -= 1) {
        const drop = recent[at]
        if (!drop || drop.at <= since) return true
        if (tags.some((tag) => drop.tags.has(tag))) return false
      }
      return true
    },
  }
}
