import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages } from '../../session.tsx'
import type { Collection, Item } from '../collection.ts'
import { collectionKey } from '../keys.ts'
import { collectionMessages } from '../messages.ts'
import { runAll } from './run-all.ts'
import type { Confirm } from './use-confirm.tsx'
import { useFailureWords } from './use-failure-words.ts'

type Items = readonly Item[]

/** The two ways out of the trash; each answers what went it. */
export function useTrash(collection: Collection, confirm: Confirm) {
  return { restore: useRestoring(collection), purge: usePurging(collection, confirm) }
}

/** Takes things back, and says how it went. */
export function useRestoring(collection: Collection): (items: Items) => Promise<Items> {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  return async (items) => {
    const { done, error } = await runAll(items, async (item) => collection.restore?.(item))
    await client.invalidateQueries({ queryKey: collectionKey(collection) })
    if (error) {
      notify({ type: 'error', content: t('removal.restoreFailed', { message: say(error) }) })
    }
    if (done.length > 0) notify({ content: t('removal.restored', named(collection, done)) })
    return done
  }
}

/** Removes for good, after a question that names the thing. */
function usePurging(collection: Collection, confirm: Confirm) {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  return async (items: Items): Promise<Items> => {
    const question = {
      title: t('confirm.purgeTitle', named(collection, items)),
      text: t('confirm.removeText'),
      yes: t('confirm.remove'),
      isDanger: true,
    }
    if (!(await confirm(question))) return []
    try {
      await collection.trash?.purge?.(items)
    } catch (error) {
      notify({ type: 'error', content: t('removal.purgeFailed', { message: say(error) }) })
      return []
    }
    await client.invalidateQueries({ queryKey: collectionKey(collection) })
    notify({ content: t('removal.purged', named(collection, items)) })
    return items
  }
}

/** For messages: what it is called, or how many there are. */
export function named({ label }: Collection, items: Items) {
  const [first] = items
  return { count: items.length, label: first ? label(first) : '' }
}
