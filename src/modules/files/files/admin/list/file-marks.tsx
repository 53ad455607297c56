import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import type { StoredFile } from '../../file.ts'
import classes from '../cells.module.css'

/** What is special about a file, as small signs. */
export function FileMarks({ file }: { file: StoredFile }) {
  const t = useMessages(browserMessages)
  if (!file.isPrivate && !file.isMissing) return null
  return (
    <span className={classes.marks}>
      {file.isPrivate && (
        <span title={t('grid.private')}>
          <IconLock size={14} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('grid.private')}</VisuallyHidden>
        </span>
      )}
      {file.isMissing && (
        <span title={t('grid.missing')} data-bad>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          <VisuallyHidden>{t('grid.missing')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
