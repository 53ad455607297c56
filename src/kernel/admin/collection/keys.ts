import type { Collection } from './collection.ts'

/** Names of cached answers; everything of a collection begins with the same two words. */
export const collectionKey = (collection: Collection) => ['collection', collection.name] as const
export const listKey = (collection: Collection, ask: object) =>
  [...collectionKey(collection), 'list', ask] as const
export const itemKey = (collection: Collection, id: string | undefined) =>
  [...collectionKey(collection), 'item', id] as const
export const historyKey = (noun: string, id: string) => ['audit', noun, id] as const
