import { storedValue } from '../stored-value.ts'

const KEPT = 6
export type RecentItem = { path: string; label: string; hint: string }

/** What was opened last in this browser, newest first. */
export const recentItems = storedValue('kontor.recent', (stored): readonly RecentItem[] =>
  Array.isArray(stored) && stored.every(isItem) ? stored : [],
)

export function rememberItem(item: RecentItem): void {
  recentItems.set(withItem(recentItems.get(), item))
}

/** Exported for its test: an item opened again moves to the front. */
export function withItem(items: readonly RecentItem[], item: RecentItem): RecentItem[] {
  return [item, ...items.filter(({ path }) => path !== item.path)].slice(0, KEPT)
}

function isItem(stored: unknown): stored is RecentItem {
  if (typeof stored !== 'object' || stored === null) return false
  const { path, label, hint } = stored as Partial<Record<keyof RecentItem, unknown>>
  return [path, label, hint].every((part) => typeof part === 'string')
}
