/** What is chosen, also on pages that are not shown: key → row. */
export type Selection<T> = ReadonlyMap<string, T>

type Entry<T> = readonly [key: string, row: T]

export function toggleOne<T>(selection: Selection<T>, [key, row]: Entry<T>): Selection<T> {
  const next = new Map(selection)
  if (!next.delete(key)) next.set(key, row)
  return next
}

/** All of the page, or none of it when all were chosen. */
export function togglePage<T>(selection: Selection<T>, page: readonly Entry<T>[]): Selection<T> {
  const next = new Map(selection)
  const areAll = page.every(([key]) => selection.has(key))
  for (const [key, row] of page) {
    if (areAll) next.delete(key)
    else next.set(key, row)
  }
  return next
}

/** Everything between the last chosen row and this one, as Shift does everywhere. */
export function addRange<T>(
  selection: Selection<T>,
  page: readonly Entry<T>[],
  { from, to }: { from: number; to: number },
): Selection<T> {
  const between = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Map([...selection, ...between])
}

export function pageState<T>(
  selection: Selection<T>,
  page: readonly Entry<T>[],
): 'none' | 'some' | 'all' {
  const chosen = page.filter(([key]) => selection.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}
