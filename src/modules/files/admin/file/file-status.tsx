import { useTexts } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { fileTexts } from './texts.ts'

/** What is not ordinary about a file. */
export function FileStatus({ item }: { item: StoredFile }) {
  const t = useTexts(fileTexts)
  return (
    <>
      {item.deleted && <StatusBadge label={t('status.trash')} tone="warn" />}
      {item.isMissing && <StatusBadge label={t('status.missing')} tone="bad" />}
      {item.isPrivate && <StatusBadge label={t('status.private')} />}
    </>
  )
}
