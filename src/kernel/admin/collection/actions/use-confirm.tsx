import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { useMessages } from '../../session.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'
import { collectionMessages } from '../messages.ts'

type Question = { title: string; text?: string; yes: string; isDanger?: boolean }

type Props = { question: Question | undefined; isOpen: boolean; onAnswer(isYes: boolean): void }

export type Confirm = (question: Question) => Promise<boolean>

/**
 * A question before something is done; draw `dialog` somewhere on the screen.
 * @example if (await confirm({ title, yes: t('close') })) await close()
 */
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question & { answer(isYes: boolean): void }>()
  const [isOpen, setOpen] = useState(false)
  const confirm: Confirm = (question) =>
    new Promise((answer) => {
      setAsked({ ...question, answer })
      setOpen(true)
    })
  const answer = (isYes: boolean) => {
    setOpen(false)
    asked?.answer(isYes)
  }
  return {
    confirm,
    dialog: <ConfirmDialog question={asked} isOpen={isOpen} onAnswer={answer} />,
  }
}

/** Asks before something is done; what cannot be undone is never the first choice. */
function ConfirmDialog({ question, isOpen, onAnswer }: Props) {
  const t = useMessages(collectionMessages)
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
