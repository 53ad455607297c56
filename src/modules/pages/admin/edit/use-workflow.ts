import { useQueryClient } from '@tanstack/react-query'
import type { OverLock } from '#kernel/admin/edit/lock/use-over-lock.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import {
  type Draft,
  declineReview,
  discardDraft,
  publishPage,
  requestReview,
  schedulePage,
  unpublishPage,
} from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { chooseHome } from '../../tree/tree.calls.ts'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import type { DraftEditing } from './drafts/use-draft.ts'

type Parts = {
  page: Page
  lang: 'de' | 'en'
  editing: DraftEditing
  renew: Renew
  overLock: OverLock
}
/** Reads page and draft again; what is open goes on with that draft. */
export type Renew = (adopt: (draft: Draft) => void) => void
type Schedule = { publish_at: string | null; expire_at: string | null }

/** What leads a draft to the website and back. Everything typed is stored before it. */
export function useWorkflow({ page, lang, editing, renew, overLock }: Parts) {
  const t = useMessages(editMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const params = { id: page._id }
  const { title } = editing.content.fields
  const at = () => ({ lang, revision: editing.store.get().revision })
  /** The draft is read again: the server may have written it, and it counts its revisions. */
  const afresh = async () => {
    await client.invalidateQueries({ queryKey: PAGES })
    renew(editing.store.adopt)
  }
  /** For dialogs: throws, so that they stay open. */
  const step = async (work: Promise<unknown>, done: string) => {
    await work
    notify({ content: done })
    await afresh()
  }
  /** For menus: says what went wrong, and asks whose lock may be taken over. */
  const act = async (work: () => Promise<unknown>, done: string) => {
    if (await attempt(() => overLock(work), done)) await afresh()
  }
  const noted = (note: string) => ({ params, body: { ...at(), note } })
  return {
    isBusy,
    publish: (note: string) => step(call(publishPage, noted(note)), t('act.published', { title })),
    review: (note: string) => step(call(requestReview, noted(note)), t('act.reviewed')),
    decline: (note: string) => step(call(declineReview, noted(note)), t('act.declined')),
    schedule: (times: Schedule) =>
      step(call(schedulePage, { params, body: { ...at(), ...times } }), t('act.scheduled')),
    unpublish: () =>
      act(() => call(unpublishPage, { params, body: { lang } }), t('act.unpublished', { title })),
    discard: () => act(() => call(discardDraft, { params, body: at() }), t('act.discarded')),
    makeHome: () =>
      act(
        () => call(chooseHome, { params, body: { version: page.version } }),
        t('act.homeDone', { title }),
      ),
  }
}
export type Workflow = ReturnType<typeof useWorkflow>
