import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import {
  changeSavedView,
  createSavedView,
  listSavedViews,
  removeSavedView,
  type SavedView,
} from '#kernel/contract/admin/saved-views.ts'
import { notify } from '#ui/notification/notify.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import { useMessages } from '../../session.tsx'
import { browseMessages } from '../messages.ts'

const viewsKey = (collection: string) => ['saved-views', collection]

/** The signed-in person's own views of a collection. */
export function useSavedViews(collection: string) {
  const t = useMessages(browseMessages)
  const doAndSay = useDoAndSay(collection)
  const { data } = useQuery({
    queryKey: viewsKey(collection),
    queryFn: () => call(listSavedViews, { query: { collection } }),
    staleTime: 60_000,
  })
  return {
    views: data?.items ?? [],
    create: (name: string, query: string) =>
      doAndSay(
        call(createSavedView, { body: { collection, name, query } }),
        t('view.saved', { name }),
      ),
    change: (view: SavedView, changes: { name?: string; query?: string }) =>
      doAndSay(
        call(changeSavedView, { body: { _id: view._id, ...changes } }),
        t('view.saved', { name: changes.name ?? view.name }),
      ),
    /** One place to the left (-1) or right (1); whoever stands there makes room. */
    move: (view: SavedView, by: -1 | 1) =>
      doAndSay(reorder(data?.items ?? [], view, by), t('view.moved', { name: view.name })),
    remove: (view: SavedView) =>
      doAndSay(
        call(removeSavedView, { params: { id: view._id } }),
        t('view.removed', { name: view.name }),
      ),
  }
}

async function reorder(views: readonly SavedView[], view: SavedView, by: -1 | 1): Promise<void> {
  const others = views.filter(({ _id }) => _id !== view._id)
  const at = views.indexOf(view) + by
  const ordered = [...others.slice(0, at), view, ...others.slice(at)]
  const moved = ordered.map(({ _id, position: before }, position) => ({ _id, position, before }))
  for (const { _id, position, before } of moved) {
    if (position !== before) await call(changeSavedView, { body: { _id, position } })
  }
}

/** Waits for a change, says what was done or why not, and reads the views again. */
function useDoAndSay(collection: string) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  return async <R>(work: Promise<R>, done: string): Promise<R | undefined> => {
    try {
      const result = await work
      notify({ content: done })
      await client.invalidateQueries({ queryKey: viewsKey(collection) })
      return result
    } catch (error) {
      notify({ type: 'error', content: t('view.failed', { message: say(error) }) })
      return undefined
    }
  }
}
