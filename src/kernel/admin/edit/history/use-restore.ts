import { notify } from '#ui/notification/notify.tsx'
import type { Confirm } from '../../collection/actions/use-confirm.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import type { Collection, Item } from '../../collection/collection.ts'
import { useCan, useMessages } from '../../session.tsx'
import { editMessages } from '../messages.ts'
import { useKeepSaved } from '../use-item.ts'

type Parts = { collection: Collection; item: Item; confirm: Confirm; onDone(): void }

/** Brings an entry of the history back as a draft, where what is live can have one. */
export function useRestore({ collection, item, confirm, onDone }: Parts) {
  const t = useMessages(editMessages)
  const can = useCan()
  const say = useFailureWords()
  const keep = useKeepSaved(collection)
  const { drafts, live, access } = collection
  const isPossible = can(access.edit) && !collection.trash?.holds(item)
  if (!drafts || live?.(item) === undefined || !isPossible) return undefined
  return async (entry: string): Promise<void> => {
    const question = { title: t('restore.title'), text: t('restore.text'), yes: t('restore.yes') }
    if (drafts.of(item) && !(await confirm({ ...question, isDanger: true }))) return
    try {
      keep(await drafts.restore(item, entry))
      notify({ content: t('restore.done') })
      onDone()
    } catch (error) {
      notify({ type: 'error', content: t('restore.failed', { message: say(error) }) })
    }
  }
}
