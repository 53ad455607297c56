/** Remembers which tags were dropped when, so that a page made from older data is recognised. */
type DropLog = {
  now(): number
  record(tags: readonly string[], kind: Drop): void
  /** Everything at once. */
  recordAll(kind: Drop): void
  /** Whether nothing in `tags` was dropped after `since`; when in doubt, no. */
  isFresh(since: number, tags: readonly string[]): boolean
  /** Whether nothing in `tags` was taken back after `since`; when in doubt, no. */
  isUntaken(since: number, tags: readonly string[]): boolean
}

/** `changed`: the state before may still be shown when nothing newer can be had. */
export type Drop = 'changed' | 'withdrawn'

type DropRecord = { at: number; tags: ReadonlySet<string>; kind: Drop }

export function createDropLog(keep = 512): DropLog {
  const recent: DropRecord[] = []
  let now = 0
  /** Of drops up to here we know no tags any more. */
  const floor = { changed: 0, withdrawn: 0 }
  const isIn = (tags: readonly string[], drop: DropRecord) => tags.some((tag) => drop.tags.has(tag))

  return {
    now: () => now,
    record: (tags, kind) => {
      now += 1
      recent.push({ at: now, tags: new Set(tags), kind })
      const lost = recent.length > keep ? recent.shift() : undefined
      if (!lost) return
      floor.changed = lost.at
      if (lost.kind === 'withdrawn') floor.withdrawn = lost.at
    },
    recordAll: (kind) => {
      now += 1
      floor.changed = now
      if (kind === 'withdrawn') floor.withdrawn = now
    },
    isFresh: (since, tags) => {
      if (since < floor.changed) return false
      // The latest stand last, and there are few after the moment a page began to be made.
      for (let at = recent.length - 1; at >= 0; at -= 1) {
        const drop = recent[at]
        if (!drop || drop.at <= since) return true
        if (isIn(tags, drop)) return false
      }
      return true
    },
    isUntaken: (since, tags) =>
      since >= floor.withdrawn &&
      !recent.some((drop) => drop.kind === 'withdrawn' && drop.at > since && isIn(tags, drop)),
  }
}
