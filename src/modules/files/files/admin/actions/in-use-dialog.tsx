import { Button, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { UseList } from '../use-list.tsx'
import { inUseQuestions } from './questions.ts'

/** Before something that is used goes: where it would be missing. */
export function InUseDialog() {
  const t = useMessages(browserMessages)
  const labels = useDialogLabels()
  const question = useSyncExternalStore(inUseQuestions.subscribe, inUseQuestions.get)
  const { subject = 'file', count = 0, uses = [] } = question ?? {}
  return (
    <Modal
      opened={question !== undefined}
      onClose={inUseQuestions.drop}
      title={t(`inUse.${subject}.title`, { count })}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" data-autofocus onClick={inUseQuestions.drop}>
            {t('inUse.keep')}
          </Button>
          <Button color="red" onClick={() => inUseQuestions.answer()}>
            {t('inUse.remove')}
          </Button>
        </>
      }
    >
      <Text mb="sm">{t('inUse.text')}</Text>
      <UseList uses={uses} />
    </Modal>
  )
}
