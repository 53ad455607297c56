import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type Draft, saveDraft } from '../../../contract-drafts.ts'
import type { PageFields } from '../../../contract-values.ts'
import type { BlocksChange } from '../../blocks/outline/use-outline.ts'
import { draftKey, pageKey } from '../../page-keys.ts'
import { faultsIn } from './draft-content.ts'
import { type DraftActions, DraftStore } from './draft-store.ts'

const SAVED_AFTER = 2000

/**
 * The draft of one language while it is edited; mount it anew for another one. `send` is for whoever
 * saves in another way than as a whole.
 */
export function useDraft(draft: Draft, send?: DraftActions['send']) {
  const client = useQueryClient()
  const { user } = useSession()
  const { page: id, lang } = draft
  const [store] = useState(
    () =>
      new DraftStore(draft, {
        wait: SAVED_AFTER,
        check: (content) => faultsIn(content, user.lang),
        send:
          send ??
          ((changes, revision) =>
            call(saveDraft, { params: { id }, body: { lang, revision, ...changes } })),
        onSaved: (saved) => {
          client.setQueryData(draftKey(id, lang), saved)
          void client.invalidateQueries({ queryKey: pageKey(id) })
        },
      }),
  )
  const now = useSyncExternalStore(store.subscribe, store.get)
  const { phase } = now.state
  useEffect(() => () => store.leave(), [store])
  useBeforeUnload((event) => {
    if (phase !== 'saved') event.preventDefault()
  })
  const changeBlocks: BlocksChange = (change) =>
    store.change((content) => ({ ...content, blocks: change(content.blocks) }))
  return {
    ...now,
    store,
    changeBlocks,
    setField: <K extends keyof PageFields>(name: K, value: PageFields[K]) =>
      store.change((content) => ({ ...content, fields: { ...content.fields, [name]: value } })),
  }
}
export type DraftEditing = ReturnType<typeof useDraft>
