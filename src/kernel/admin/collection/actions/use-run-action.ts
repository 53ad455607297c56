import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages, useSession } from '../../session.tsx'
import type { Collection } from '../collection.ts'
import type { ItemAction } from '../definition.ts'
import { collectionKey } from '../keys.ts'
import { collectionMessages } from '../messages.ts'
import type { Confirm } from './use-confirm.tsx'
import { useFailureWords } from './use-failure-words.ts'

/** Asks if it must, runs an action, says how it went and reads everything anew. */
export function useRunAction(
  collection: Collection,
  confirm: Confirm,
): <S>(action: ItemAction<S>, subject: S) => Promise<boolean> {
  const t = useMessages(collectionMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const words = collection.words[useSession().user.lang]
  return async (action, subject) => {
    const name = words.actions?.[action.name] ?? action.name
    if (action.asksFirst) {
      const title = words.confirm?.[action.name] ?? name
      if (!(await confirm({ title, yes: name, isDanger: action.isDanger }))) return false
    }
    try {
      await action.run(subject)
    } catch (error) {
      const content = t('action.failed', { action: name, message: say(error) })
      notify({ type: 'error', content })
      return false
    }
    await client.invalidateQueries({ queryKey: collectionKey(collection) })
    notify({ content: words.done?.[action.name] ?? t('action.done', { action: name }) })
    return true
  }
}
