import { type Query, type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { takeFailedPath } from './failed-path.ts'

/** The top bar: starts on each change of route, ends when the screen has its first data. */
export function RouteProgress() {
  const t = useMessages(messages)
  const client = useQueryClient()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const pending = useIsFetching({ predicate: isFirstLoad })
  const [settled, setSettled] = useState({ pathname, hasFailed: false })
  const isSettled = !isLoading && settled.pathname === pathname

  useEffect(() => {
    // Asked anew, because the screen's own effects have just started its calls.
    const isBusy = pending > 0 || client.isFetching({ predicate: isFirstLoad }) > 0
    if (isSettled || isLoading || isBusy) return
    setSettled({ pathname, hasFailed: takeFailedPath(pathname) || hasFailedQuery(client) })
  }, [pathname, isLoading, isSettled, pending, client])

  return (
    <ProgressBar
      isActive={!isSettled}
      hasFailed={isSettled && settled.hasFailed}
      label={t('states.progress')}
    />
  )
}

function isFirstLoad(query: Query): boolean {
  return query.state.status === 'pending'
}

function hasFailedQuery(client: QueryClient): boolean {
  const active = client.getQueryCache().findAll({ type: 'active' })
  return active.some((query) => query.state.status === 'error')
}
