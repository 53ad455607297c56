import { z } from 'zod'
import { storedValue } from '../stored-value.ts'

const KEPT = 6
const Recent = z.array(z.object({ path: z.string(), label: z.string(), hint: z.string() }))
export type RecentItem = z.infer<typeof Recent>[number]

/** What was opened last in this browser, newest first. */
export const recentItems = storedValue('kontor.recent', (stored) => Recent.catch([]).parse(stored))

export function rememberItem(item: RecentItem): void {
  recentItems.set(withItem(recentItems.get(), item))
}

/** Exported for its test: an item opened again moves to the front. */
export function withItem(items: readonly RecentItem[], item: RecentItem): RecentItem[] {
  return [item, ...items.filter(({ path }) => path !== item.path)].slice(0, KEPT)
}
