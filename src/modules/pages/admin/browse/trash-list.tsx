import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Page } from '../../contract-page.ts'
import { emptyPageTrash, restorePage } from '../../tree/tree.calls.ts'
import { browseMessages } from '../messages.ts'
import { usePublishNeeds } from '../shown-page.ts'
import classes from './pages-screen.module.css'

type Props = { pages: readonly Page[]; reload(): Promise<unknown> }

/** Deleted pages: each can come back, or all of them go for good. */
export function TrashList({ pages, reload }: Props) {
  const t = useMessages(browseMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { toRemove } = usePublishNeeds()
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const restore = useRestore(reload, confirm)
  const empty = async () => {
    const { title, text, yes } = {
      title: t('emptyTrash.title'),
      text: t('emptyTrash.text'),
      yes: t('emptyTrash.yes'),
    }
    if (!(await confirm({ title, text, yes, isDanger: true }))) return
    await attempt(() => call(emptyPageTrash, {}), t('said.emptied'))
    await reload()
  }
  if (pages.length === 0) {
    return (
      <EmptyState
        icon={<IconTrash size={24} stroke={1.5} aria-hidden />}
        title={t('empty.trashTitle')}
        text={t('empty.trashText')}
      />
    )
  }
  const mayChange = can(staff('pages', 'delete'))
  return (
    <>
      <ul className={classes.list} aria-label={t('trash')}>
        {pages.map((page) => (
          <li key={page._id} className={classes.trashRow}>
            <span className={classes.trashName}>{page.title || page.route || page._id}</span>
            <span className={classes.quiet}>
              {page.deleted && <RelativeTime date={page.deleted} locale={LOCALES[lang]} />}
            </span>
            {mayChange && (
              <Button
                variant="default"
                disabled={toRemove(page)}
                title={toRemove(page) ? t('act.needsPublish') : undefined}
                leftSection={<IconRestore {...SMALL_ICON} />}
                onClick={() => void restore(page)}
              >
                {t('act.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <p className={classes.keys}>
          <Button variant="default" c="var(--k-bad)" onClick={() => void empty()}>
            {t('act.emptyTrash')}
          </Button>
        </p>
      )}
      {dialog}
    </>
  )
}

type Confirm = ReturnType<typeof useConfirm>['confirm']

/** Where the old address was taken meanwhile, the server's proposal is asked for. */
function useRestore(reload: () => Promise<unknown>, confirm: Confirm) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  return async ({ _id, title }: Page) => {
    const params = { id: _id }
    try {
      await call(restorePage, { params, body: {} }).catch(async (error: unknown) => {
        const slug = error instanceof CallError ? error.details.suggestion : undefined
        if (typeof slug !== 'string') throw error
        const question = { title: t('restoreTaken', { slug }), yes: t('restoreYes') }
        if (!(await confirm(question))) throw error
        await call(restorePage, { params, body: { slug } })
      })
      notify({ content: t('said.restored', { title }) })
    } catch (error) {
      notify({ type: 'error', content: say(error) })
    }
    await reload()
  }
}
