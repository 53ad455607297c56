import { IconPlus, IconSearchOff } from '@tabler/icons-react'
import { CallError } from '#kernel/client/call-error.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { NoPermissionState } from '#ui/states/no-permission-state.tsx'
import { OfflineState } from '#ui/states/offline-state.tsx'
import { useFailureWords } from '../collection/use-failure-words.ts'
import { useMessages } from '../session.tsx'
import { isNarrowed } from './address/url-state.ts'
import { browseMessages } from './messages.ts'
import type { Browse } from './use-browse.ts'

type FailureProps = {
  error: Error
  onRetry(): void
  /** What could not be read; the list unless said. */
  title?: string
}

/** Why something could not be read, and what to do now. */
export function ListFailure({ error, onRetry, title }: FailureProps) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  const code = error instanceof CallError ? error.code : undefined
  const retry = { label: t('state.retry'), onRetry }
  if (error instanceof CallError && error.status === 403) {
    return <NoPermissionState title={t('state.forbiddenTitle')} text={t('state.forbiddenText')} />
  }
  if (code === 'offline') {
    const action = { label: t('state.retry'), onSelect: onRetry }
    return (
      <OfflineState title={t('state.offlineTitle')} text={t('state.offlineText')} action={action} />
    )
  }
  return (
    <ErrorState
      title={title ?? t('state.errorTitle')}
      text={say(error)}
      retry={retry}
      details={code}
    />
  )
}

/** Nothing to show: nothing there yet, nothing that matches, or a page beyond the end. */
export function ListNothing({ browse, canCreate }: { browse: Browse; canCreate: boolean }) {
  const t = useMessages(browseMessages)
  const { words, state, change, create } = browse
  if (isNarrowed(state)) {
    const reset = () => change({ search: '', filters: {}, view: undefined })
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
        title={t('state.noMatchTitle')}
        text={t('state.noMatchText')}
        secondary={{ label: t('state.resetAll'), onSelect: reset }}
      />
    )
  }
  if (state.page > 0) {
    return (
      <EmptyState
        title={t('state.emptyPageTitle')}
        text={t('state.emptyPageText')}
        action={{ label: t('state.firstPage'), onSelect: () => change({ page: 0 }) }}
      />
    )
  }
  const action = { label: words.create, icon: <IconPlus {...SMALL_ICON} />, onSelect: create }
  return (
    <EmptyState
      title={words.empty.title}
      text={words.empty.text}
      action={canCreate ? action : undefined}
    />
  )
}
