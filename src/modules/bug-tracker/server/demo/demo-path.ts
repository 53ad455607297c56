import { TRANSITIONS } from '../../contract-life-cycle.ts'
import type { Status } from '../../contract-values.ts'

/** The shortest way a bug can have taken to where it is, its start included. */
export function pathTo(status: Status): Status[] {
  let paths: Status[][] = [['new']]
  const seen = new Set<Status>(['new'])
  while (paths.length > 0) {
    const found = paths.find((path) => path.at(-1) === status)
    if (found) return found
    paths = paths.flatMap((path) => onwards(path, seen))
  }
  return ['new', status]
}

function onwards(path: Status[], seen: Set<Status>): Status[][] {
  const last = path.at(-1) ?? 'new'
  return TRANSITIONS[last]
    .filter((next) => !seen.has(next))
    .map((next) => {
      seen.add(next)
      return [...path, next]
    })
}
