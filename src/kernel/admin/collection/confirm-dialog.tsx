import { Button, Text } from '@mantine/core'
import { Modal } from '#ui/modal/modal.tsx'
import { useTexts } from '../session.tsx'
import { useDialogLabels } from '../shell/use-dialog-labels.ts'
import { collectionTexts } from './messages.ts'

export type Question = { title: string; text?: string; yes: string; isDanger?: boolean }

type Props = { question: Question | undefined; isOpen: boolean; onAnswer(isYes: boolean): void }

/** Asks before something is done; what cannot be undone is never the first choice. */
export function ConfirmDialog({ question, isOpen, onAnswer }: Props) {
  const t = useTexts(collectionTexts)
  const labels = useDialogLabels()
  const isDanger = question?.isDanger === true
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      title={question?.title ?? ''}
      labels={labels}
      size="sm"
      footer={
        <>
          <Button
            variant="default"
            data-autofocus={isDanger || undefined}
            onClick={() => onAnswer(false)}
          >
            {t('confirm.cancel')}
          </Button>
          <Button
            color={isDanger ? 'red' : undefined}
            data-autofocus={!isDanger || undefined}
            onClick={() => onAnswer(true)}
          >
            {question?.yes}
          </Button>
        </>
      }
    >
      {question?.text && <Text>{question.text}</Text>}
    </Modal>
  )
}
