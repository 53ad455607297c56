import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { CallError } from '#kernel/client/call-error.ts'
import { ErrorState } from '#ui/states/error-state.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { noteFailedPath } from '../route/failed-path.ts'
import { useIsOnline } from '../session/connection.ts'
import { NoPermission } from './no-permission.tsx'
import { NotFound } from './not-found.tsx'
import { StatePage } from './state-page.tsx'

/** What stands in the content area when a screen could not be loaded or drawn. */
export function ScreenError() {
  const t = useMessages(messages)
  const error = useRouteError()
  const isOnline = useIsOnline()
  const { pathname } = useLocation()
  useEffect(() => noteFailedPath(pathname), [pathname])

  if (error instanceof CallError && error.status === 403) return <NoPermission />
  if (error instanceof CallError && error.status === 404) return <NotFound />
  return (
    <StatePage>
      <ErrorState
        title={t(isOnline ? 'states.error' : 'states.offline')}
        text={t(isOnline ? 'states.errorText' : 'states.offlineText')}
        retry={{ label: t('states.retry'), onRetry: () => window.location.reload() }}
        details={isOnline ? describe(error) : undefined}
      />
    </StatePage>
  )
}

function describe(error: unknown): string {
  if (error instanceof CallError) return `${error.code} · ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
