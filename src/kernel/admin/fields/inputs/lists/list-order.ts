/** Entries of a list and the ids that keep them apart on the screen while they move. */
export type Ordered<T> = { entries: readonly T[]; ids: readonly string[] }

export function appended<T>({ entries, ids }: Ordered<T>, entry: T, id: string): Ordered<T> {
  return { entries: [...entries, entry], ids: [...ids, id] }
}

export function without<T>({ entries, ids }: Ordered<T>, place: number): Ordered<T> {
  return { entries: entries.toSpliced(place, 1), ids: ids.toSpliced(place, 1) }
}

/** Moves one entry; places beyond the ends change nothing. */
export function moved<T>(ordered: Ordered<T>, from: number, to: number): Ordered<T> {
  const { entries, ids } = ordered
  const isInside = [from, to].every((place) => place >= 0 && place < entries.length)
  if (!isInside || from === to) return ordered
  return { entries: shift(entries, from, to), ids: shift(ids, from, to) }
}

/** The list with one entry changed, wherever it stands by now; undefined once it is gone. */
export function changedEntry<T>(
  { entries, ids }: Ordered<T>,
  id: string,
  entry: T,
): T[] | undefined {
  const place = ids.indexOf(id)
  return place >= 0 && place < entries.length ? entries.with(place, entry) : undefined
}

/** Ids stay as long as the count is the same; a list set from elsewhere gets new ones. */
export function idsFor(count: number, known: readonly string[], makeId: () => string): string[] {
  return known.length === count ? [...known] : Array.from({ length: count }, makeId)
}

function shift<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
