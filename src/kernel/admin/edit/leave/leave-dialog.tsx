import { Button, Text } from '@mantine/core'
import { Modal } from '#ui/modal/modal.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'

type Props = {
  isOpen: boolean
  words: { title: string; text: string; discard: string; stay: string }
  onDiscard(): void
  onStay(): void
}

/** Asks whoever goes with unsaved changes; staying is what a careless key does. */
export function LeaveDialog({ isOpen, words, onDiscard, onStay }: Props) {
  const labels = useDialogLabels()
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title={words.title}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" c="var(--k-bad)" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <Text>{words.text}</Text>
    </Modal>
  )
}
