import { Button, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Copy } from '#kernel/admin/copy-text/copy-text.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import classes from '../../admin/backup.module.css'
import { adminMessages } from '../../admin/messages.ts'
import { BACKUPS_KEY } from '../../admin/use-backups.ts'
import { showRecoveryKey } from '../../contract.ts'

/** Reminds of the recovery key until somebody has seen it. */
export function KeyBanner() {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [key, setKey] = useState<string>()
  const show = () => attempt(async () => setKey((await call(showRecoveryKey, { body: {} })).key))
  const close = () => {
    setKey(undefined)
    void client.invalidateQueries({ queryKey: BACKUPS_KEY })
  }
  return (
    <>
      <Banner tone="warn" icon={<IconKey {...SMALL_ICON} />} text={t('key.banner')}>
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void show()}>
          {t('key.show')}
        </Button>
      </Banner>
      {key && <KeyDialog value={key} onClose={close} />}
    </>
  )
}

/** The same for an admin, who may not see it. */
export function KeyWaits() {
  const t = useMessages(adminMessages)
  return <Banner tone="warn" icon={<IconKey {...SMALL_ICON} />} text={t('key.waits')} />
}

function KeyDialog({ value, onClose }: { value: string; onClose(): void }) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('key.title')}
      labels={labels}
      size="md"
      footer={
        <>
          <Copy value={value} />
          <Button onClick={onClose}>{t('key.done')}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{t('key.text')}</Text>
        <output className={classes.key} aria-label={t('key.label')}>
          {value}
        </output>
      </Stack>
    </Modal>
  )
}
