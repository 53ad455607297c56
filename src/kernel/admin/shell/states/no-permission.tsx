import { useNavigate } from 'react-router'
import { NoPermissionState } from '#ui/states/no-permission-state.tsx'
import { useAdminPath, useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { StatePage } from './state-page.tsx'

/** A screen this person may not open: says whom to ask. */
export function NoPermission() {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return (
    <StatePage>
      <NoPermissionState
        title={t('states.noPermission')}
        text={t('states.noPermissionText')}
        action={{ label: t('states.toDashboard'), onSelect: () => void navigate(adminPath('')) }}
      />
    </StatePage>
  )
}
