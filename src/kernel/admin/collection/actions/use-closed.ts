import { useCan } from '../../session.tsx'
import type { Collection, Item } from '../collection.ts'

/** What of a thing is closed to this person, because visitors would notice it; see `live`. */
export function useClosed(
  collection: Collection,
): (item: Item) => 'all' | readonly string[] | undefined {
  const mayPublish = useCan()(collection.access.publish)
  return (item) => (mayPublish ? undefined : collection.live?.(item))
}
