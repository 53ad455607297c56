import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { useMessages } from '../../session.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'
import { browseMessages } from '../messages.ts'

type Props = {
  isOpen: boolean
  /** The name to change; undefined for a new view. */
  known: string | undefined
  onClose(): void
  onName(name: string): void
}

export function ViewNameDialog({ isOpen, known, onClose, onName }: Props) {
  const t = useMessages(browseMessages)
  const labels = useDialogLabels()
  const formId = useId()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t(known === undefined ? 'view.save' : 'view.renameTitle')}
      labels={labels}
      size="sm"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('view.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t(known === undefined ? 'view.create' : 'view.renameDo')}
          </Button>
        </>
      }
    >
      {isOpen && <NameForm id={formId} known={known} onName={onName} />}
    </Modal>
  )
}

function NameForm({ id, known, onName }: { id: string } & Pick<Props, 'known' | 'onName'>) {
  const t = useMessages(browseMessages)
  const [name, setName] = useState(known ?? '')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    onName(name.trim())
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextInput
        label={t('view.name')}
        description={known === undefined ? t('view.saveHint') : undefined}
        placeholder={t('view.namePlaceholder')}
        maxLength={60}
        data-autofocus
        value={name}
        error={isMissing && name.trim() === '' ? t('view.nameNeeded') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </form>
  )
}
