import { IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { CallError } from '#kernel/client/call-error.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { NoPermissionState } from '#ui/states/no-permission-state.tsx'
import { OfflineState } from '#ui/states/offline-state.tsx'
import { useFailureWords } from '../collection/actions/use-failure-words.ts'
import { collectionMessages } from '../collection/messages.ts'
import { useAdminPath, useCan, useMessages } from '../session.tsx'
import { isNarrowed, isTrash, withoutFilters } from './address/url-state.ts'
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
  const say = useMessages(collectionMessages)
  const { state, change } = browse
  if (isNarrowed(state)) {
    const reset = () => change((now) => ({ ...withoutFilters(now), search: '', view: undefined }))
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
  if (isTrash(state)) {
    return <EmptyState title={say('trash.emptyTitle')} text={say('trash.emptyText')} />
  }
  return <FirstUse browse={browse} canCreate={canCreate} />
}

/** What this is for, and the one thing to do first, here or where it begins. */
function FirstUse({ browse, canCreate }: { browse: Browse; canCreate: boolean }) {
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { words, create, collection } = browse
  const { title, text, begin: label = '' } = words.empty
  const { begin } = collection
  const isElsewhere = begin !== undefined && can(begin.access)
  const made = { label: words.create, icon: <IconPlus {...SMALL_ICON} />, onSelect: create }
  const begun = { label, onSelect: () => void navigate(adminPath(begin?.path ?? '')) }
  const action = isElsewhere ? begun : undefined
  return <EmptyState title={title} text={text} action={canCreate ? made : action} />
}
