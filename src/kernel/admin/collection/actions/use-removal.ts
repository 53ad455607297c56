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

/**
 * Deletes: at once with a way back where the collection can restore, else after a question that
 * names the thing. Answers what was deleted.
 */
export function useRemoval(collection: Collection, confirm: Confirm) {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const undo = useUndo(collection)
  const { remove, restore } = collection
  return async (items: Items): Promise<Items> => {
    if (!remove || items.length === 0) return []
    const question = {
      title: t('confirm.removeTitle', named(collection, items)),
      text: t('confirm.removeText'),
      yes: t('confirm.remove'),
      isDanger: true,
    }
    if (!restore && !(await confirm(question))) return []
    const { done, failed, error } = await runAll(items, remove)
    await client.invalidateQueries({ queryKey: collectionKey(collection) })
    if (error) {
      const content = t('removal.failed', { ...named(collection, failed), message: say(error) })
      notify({ type: 'error', content })
    }
    if (done.length > 0) {
      const action = { label: t('removal.undo'), onSelect: () => void undo(done) }
      const content = t('removal.done', named(collection, done))
      notify({ content, ...(restore && { action }) })
    }
    return done
  }
}

function useUndo(collection: Collection) {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  return async (items: Items) => {
    const { done, error } = await runAll(items, async (item) => collection.restore?.(item))
    await client.invalidateQueries({ queryKey: collectionKey(collection) })
    if (error) {
      notify({ type: 'error', content: t('removal.restoreFailed', { message: say(error) }) })
    }
    if (done.length > 0) notify({ content: t('removal.restored', named(collection, done)) })
  }
}

function named({ label }: Collection, items: Items) {
  const [first] = items
  return { count: items.length, label: first ? label(first) : '' }
}
