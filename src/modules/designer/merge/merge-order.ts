type Orders = {
  before: readonly string[]
  after: readonly string[]
  current: readonly string[]
}

/**
 * One order out of two: what `before` → `after` moved or added goes behind its neighbour of there,
 * all else stays as `current` has it. Only `members` remain.
 */
export function mergeOrder(
  { before, after, current }: Orders,
  members: ReadonlySet<string>,
): string[] {
  const moved = movedIn(before, after)
  const isSettled = (key: string) => current.includes(key) && !moved.has(key)
  const order = current.filter((key) => members.has(key) && isSettled(key))
  const placed = new Set(order)
  for (const [at, key] of after.entries()) {
    if (!members.has(key) || placed.has(key)) continue
    order.splice(placeBehind(order, after.slice(0, at)), 0, key)
    placed.add(key)
  }
  // Moved here by nobody we know of: what is left stands at the end rather than nowhere.
  return [...order, ...[...members].filter((key) => !placed.has(key))]
}

function placeBehind(order: readonly string[], neighbours: readonly string[]): number {
  const neighbour = neighbours.findLast((key) => order.includes(key))
  return neighbour === undefined ? 0 : order.indexOf(neighbour) + 1
}

/** The fewest keys whose moving explains the new order: all but a longest run that kept its own. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, at) => [key, at]))
  const kept = after.filter((key) => places.has(key))
  const run = longestRise(kept.map((key) => places.get(key) ?? 0))
  return new Set(kept.filter((_, at) => !run.has(at)))
}

/** Positions of a longest rising run. */
function longestRise(values: readonly number[]): Set<number> {
  const lengths: number[] = []
  const previous: number[] = []
  for (const [at, value] of values.entries()) {
    lengths[at] = 1
    previous[at] = -1
    for (let earlier = 0; earlier < at; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1
      if ((values[earlier] ?? 0) >= value || length <= (lengths[at] ?? 0)) continue
      lengths[at] = length
      previous[at] = earlier
    }
  }
  const run = new Set<number>()
  let at = lengths.indexOf(Math.max(...lengths, 0))
  while (at >= 0) {
    run.add(at)
    at = previous[at] ?? -1
  }
  return run
}
