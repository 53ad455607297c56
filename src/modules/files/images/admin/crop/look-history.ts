import type { Recipe } from '../../../files/file.ts'
import { isSameLook } from './crop-geometry.ts'

/** What was done so far and what was taken back. */
type LookHistory = { past: readonly Recipe[]; now: Recipe; future: readonly Recipe[] }

const MOST = 100

export function startHistory(now: Recipe): LookHistory {
  return { past: [], now, future: [] }
}

/** A step that can be taken back. */
export function step(history: LookHistory, next: Recipe): LookHistory {
  if (isSameLook(history.now, next)) return history
  return { past: [...history.past, history.now].slice(-MOST), now: next, future: [] }
}

/** Part of a movement under way: it becomes one step with `settle`. */
export function draw(history: LookHistory, next: Recipe): LookHistory {
  return { ...history, now: next }
}

/** The end of a movement that began at `from`. */
export function settle(history: LookHistory, from: Recipe): LookHistory {
  return step({ ...history, now: from }, history.now)
}

export function undo({ past, now, future }: LookHistory): LookHistory {
  const before = past.at(-1)
  if (!before) return { past, now, future }
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo({ past, now, future }: LookHistory): LookHistory {
  const [next, ...rest] = future
  if (!next) return { past, now, future }
  return { past: [...past, now], now: next, future: rest }
}
