import { IconMapOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useAdminPath, useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { StatePage } from './state-page.tsx'

/** An address below the admin base that no screen answers to. */
export function NotFound() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return (
    <StatePage>
      <EmptyState
        icon={<IconMapOff size={24} stroke={1.5} aria-hidden />}
        title={t('states.notFound')}
        text={t('states.notFoundText')}
        action={{
          label: t('states.toDashboard'),
          onSelect: () => void navigate(adminPath('')),
        }}
      />
    </StatePage>
  )
}
