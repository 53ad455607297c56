import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { dialogMessages } from './messages.ts'

type Props = { title: string; onClose(): void; children: ReactNode }

/** A dialog that only shows and copies: nothing to save, one way out. */
export function PlainDialog({ title, onClose, children }: Props) {
  const t = useMessages(dialogMessages)
  const labels = useDialogLabels()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      labels={labels}
      size="md"
      footer={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}
