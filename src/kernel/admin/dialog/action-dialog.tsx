import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { useMessages } from '../session.tsx'
import { messages } from '../shell/messages.ts'
import { useDialogLabels } from '../shell/use-dialog-labels.ts'

type Props = {
  title: string
  /** What the button does. */
  submit: string
  isDanger?: boolean
  isBusy: boolean
  /** False while there is nothing yet that could be done. */
  isReady: boolean
  size?: 'lg' | 'xl'
  children: ReactNode
  onSubmit(): void
  onClose(): void
}

/** Shows what would happen, and does it or leaves it. */
export function ActionDialog(props: Props) {
  const { title, submit, isDanger, isBusy, isReady, size = 'lg', children } = props
  const { onSubmit, onClose } = props
  const t = useMessages(messages)
  const labels = useDialogLabels()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      labels={labels}
      size={size}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            color={isDanger ? 'red' : undefined}
            loading={isBusy}
            disabled={!isReady}
            onClick={onSubmit}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
