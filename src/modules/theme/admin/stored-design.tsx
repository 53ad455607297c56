import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { themeSection } from '../config.ts'
import { designMessages } from './messages.ts'

const { name } = themeSection

/** The look that is in force, as soon as it is known. */
export function StoredDesign({ children }: { children(stored: StoredSection): ReactNode }) {
  const t = useMessages(designMessages)
  const stored = useQuery({
    queryKey: settingsKey(name),
    queryFn: () => configSource.load(name),
    refetchOnMount: 'always',
  })
  if (stored.data) return children(stored.data)
  if (stored.isPending) return <LoadingState label={t('loading')} shape="form" count={6} />
  return (
    <ListFailure title={t('failed')} error={stored.error} onRetry={() => void stored.refetch()} />
  )
}
