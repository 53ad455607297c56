/**
 * Things with their place as key, for lists in views: a view is drawn as a whole and keeps no state,
 * and two entries may well say the same.
 * @example byPlace(items).map(({ key, item }) => <li key={key}>{item.title}</li>)
 */
export function byPlace<T>(items: readonly T[]): { key: string; item: T; at: number }[] {
  return items.map((item, at) => ({ key: `n${at}`, item, at }))
}
