/** Rows in the order of the ids they were read by; unknown ids are left out. */
export function inOrder<T>(
  ids: readonly string[],
  rows: readonly T[],
  idOf: (row: T) => string,
): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
