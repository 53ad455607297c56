import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Collection, Item } from '../collection/collection.ts'
import { collectionKey, historyKey, itemKey } from '../collection/keys.ts'
import type { Base } from './form/use-entry-form.ts'

/** One thing of a collection, how to read it again, and what to do once it was saved. */
export function useItem(collection: Collection, id: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: itemKey(collection, id),
    queryFn: () => loadItem(collection, id),
    refetchOnMount: 'always',
  })
  const reload = useCallback(async (): Promise<Base> => {
    const item = await loadItem(collection, id)
    client.setQueryData(itemKey(collection, id), item)
    return baseOf(collection, item)
  }, [client, collection, id])
  return { query, reload }
}

export function baseOf(collection: Collection, item: Item): Base {
  return { item, version: collection.version?.(item) }
}

/** Puts a saved thing in its place and lets lists and history be read again. */
export function useKeepSaved(collection: Collection) {
  const client = useQueryClient()
  return (item: Item) => {
    const id = String(item[collection.key])
    client.setQueryData(itemKey(collection, id), item)
    void client.invalidateQueries({ queryKey: [...collectionKey(collection), 'list'] })
    void client.invalidateQueries({ queryKey: historyKey(collection.noun, id) })
  }
}

function loadItem(collection: Collection, id: string): Promise<Item> {
  if (!collection.load) throw new Error(`${collection.name} cannot load a single thing`)
  return collection.load(id)
}
