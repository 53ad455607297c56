import { Anchor, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { BACKUP } from '../../admin/paths.ts'
import { readProof } from '../../contract.ts'
import { ProofWords } from './proof-words.tsx'

const REFRESH_MS = 60_000

/** Whether the last backup really could be restored. */
export function ProofWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const state = useQuery({
    queryKey: ['backups', 'proof'],
    queryFn: () => call(readProof, {}),
    refetchInterval: REFRESH_MS,
  })
  return (
    <WidgetCard title={t('widget.title')} query={state} lines={2}>
      {({ proof, has_backup }) => (
        <Stack gap={4} align="flex-start">
          {has_backup ? (
            <ProofWords proof={proof} />
          ) : (
            <StatusBadge tone="warn" label={t('widget.none')} />
          )}
          <Anchor component={Link} to={adminPath(BACKUP)}>
            {t('widget.open')}
          </Anchor>
        </Stack>
      )}
    </WidgetCard>
  )
}
