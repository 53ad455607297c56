import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { fileMessages } from '../../../admin/messages.ts'
import type { StoredFile } from '../../file.ts'

/** What is not ordinary about a file. */
export function FileStatus({ item }: { item: StoredFile }) {
  const t = useMessages(fileMessages)
  return (
    <>
      {item.deleted && <StatusBadge label={t('status.trash')} tone="warn" />}
      {item.isMissing && <StatusBadge label={t('status.missing')} tone="bad" />}
      {item.isPrivate && <StatusBadge label={t('status.private')} />}
    </>
  )
}
