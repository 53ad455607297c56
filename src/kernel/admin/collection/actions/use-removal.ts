import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages } from '../../session.tsx'
import type { Collection, Item } from '../collection.ts'
import { collectionKey } from '../keys.ts'
import { collectionMessages } from '../messages.ts'
import { runAll } from './run-all.ts'
import type { Confirm } from './use-confirm.tsx'
import { useFailureWords } from './use-failure-words.ts'
import { named, useRestoring } from './use-trash.ts'

type Items = readonly Item[]

/**
 * Deletes: at once with a way back where the collection can restore, else after a question that
 * names the thing. Answers what was deleted.
 */
export function useRemoval(collection: Collection, confirm: Confirm) {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const undo = useRestoring(collection)
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
