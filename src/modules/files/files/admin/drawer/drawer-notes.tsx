import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconTrash, IconWorldCheck } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages } from '../../../admin/messages.ts'
import { useKept } from '../edit/use-kept.ts'
import type { OpenFile } from '../file-calls.ts'

/** What must be known before anything is done with a file. */
export function DrawerNotes({ file }: { file: OpenFile }) {
  const t = useMessages(browserMessages)
  const isKept = useKept(file)
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
      {isKept && (
        <Alert color="blue" icon={<IconWorldCheck {...SMALL_ICON} />}>
          {t('drawer.needsPublish')}
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
