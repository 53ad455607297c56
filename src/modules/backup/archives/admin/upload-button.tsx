import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { system } from '#kernel/access/rules.ts'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../admin/messages.ts'
import { BACKUPS_KEY } from '../../admin/use-backups.ts'
import { sendPieces } from './send-pieces.ts'

/** Brings a backup along from another place; only who may restore it needs this. */
export function UploadButton() {
  const t = useTexts(adminTexts)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [part, setPart] = useState(0)
  if (!useCan()(system)) return null
  const upload = async (file: File | null) => {
    if (!file) return
    setPart(0)
    await attempt(() => sendPieces(file, setPart), t('list.uploaded'))
    await client.invalidateQueries({ queryKey: BACKUPS_KEY })
  }
  return (
    <FileButton accept=".kontor" onChange={(file) => void upload(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          leftSection={<IconUpload {...SMALL_ICON} />}
        >
          {isBusy ? t('list.uploading', { percent: Math.floor(part * 100) }) : t('list.upload')}
        </Button>
      )}
    </FileButton>
  )
}
