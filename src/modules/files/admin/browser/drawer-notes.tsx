import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { StoredFile } from '../../contract-file.ts'
import { browserTexts } from '../texts.ts'

/** What must be known before anything is done with a file. */
export function DrawerNotes({ file }: { file: StoredFile }) {
  const t = useTexts(browserTexts)
  return (
    <>
      {file.isMissing && (
        <Alert color="red" icon={<IconAlertTriangle {...SMALL_ICON} />}>
          {t('drawer.missing')}
        </Alert>
      )}
      {file.deleted && (
        <Alert color="yellow" icon={<IconTrash {...SMALL_ICON} />}>
          {t('drawer.inTrash')}
        </Alert>
      )}
      {file.fileLock && (
        <Alert color="blue" icon={<IconLock {...SMALL_ICON} />}>
          {t('drawer.locked', { name: file.fileLock.lockedByName })}
        </Alert>
      )}
    </>
  )
}
