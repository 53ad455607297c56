import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { runAll } from '#kernel/admin/collection/actions/run-all.ts'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { publishPage, unpublishPage } from '../../contract-drafts.ts'
import type { Page } from '../../contract-page.ts'
import { duplicatePage } from '../../tree/tree.calls.ts'
import { browseMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { pagePath } from '../paths.ts'

type Version = { page: Page; lang: Lang; revision: number }

/** What can be done with pages of the tree, one or many. */
export function usePageActions() {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: PAGES })
  const onEach = useOnEach(reload)
  return {
    reload,
    duplicate: useDuplicate(reload),
    publish: (pages: readonly Page[]) =>
      onEach(
        versionsOf(pages, ({ isLive, hasChanges }) => !isLive || hasChanges),
        'published',
      ),
    unpublish: (pages: readonly Page[]) =>
      onEach(
        versionsOf(pages, ({ isLive }) => isLive),
        'unpublished',
      ),
  }
}
export type PageActions = ReturnType<typeof usePageActions>

type Reload = () => Promise<unknown>

/** Publishes or takes offline version by version; one that fails does not stop the others. */
function useOnEach(reload: Reload) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  return async (versions: readonly Version[], kind: 'published' | 'unpublished') => {
    if (versions.length === 0) {
      notify({ type: 'warning', content: t('bulk.nothing') })
      return
    }
    const { done, failed, error } = await runAll(versions, ({ page, lang, revision }) =>
      kind === 'published'
        ? call(publishPage, { params: { id: page._id }, body: { lang, revision } })
        : call(unpublishPage, { params: { id: page._id }, body: { lang } }),
    )
    if (done.length > 0) notify({ content: t(`bulk.${kind}`, { count: done.length }) })
    if (failed.length > 0) {
      const content = t('bulk.failed', { count: failed.length, message: say(error) })
      notify({ type: 'error', content })
    }
    await reload()
  }
}

/** Copies a page, with all below it when wanted; a single copy is opened. */
function useDuplicate(reload: Reload) {
  const t = useMessages(browseMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt } = useAttempt()
  return async (page: Page, withDescendants: boolean) => {
    const made: Page[] = []
    const isDone = await attempt(
      async () => {
        const params = { id: page._id }
        const reply = await call(duplicatePage, { params, body: { withDescendants } })
        made.push(...reply.page)
      },
      t('said.duplicated', { title: page.title }),
    )
    await reload()
    if (isDone && made[0] && !withDescendants) await navigate(adminPath(pagePath(made[0]._id)))
  }
}

function versionsOf(
  pages: readonly Page[],
  isMeant: (state: { isLive: boolean; hasChanges: boolean }) => boolean,
): Version[] {
  return pages.flatMap((page) =>
    (['de', 'en'] as const).flatMap((lang) => {
      const state = page.languages[lang]
      return state && isMeant(state) ? [{ page, lang, revision: state.revision }] : []
    }),
  )
}
