import { Button, Text } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Modal } from '#ui/modal/modal.tsx'
import { useTexts } from '../session.tsx'
import { useDialogLabels } from '../shell/use-dialog-labels.ts'
import { editTexts } from './texts.ts'

type Props = {
  isDirty: boolean
  /** Asked again at the moment of leaving: saving may have just made everything clean. */
  mayLeave(): boolean
  onDiscard(): void
}

/** Nobody leaves unsaved changes by accident: neither inside the admin centre nor out of it. */
export function LeaveGuard({ isDirty, mayLeave, onDiscard }: Props) {
  const t = useTexts(editTexts)
  const labels = useDialogLabels()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty && !mayLeave()) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" c="var(--k-bad)" onClick={leave}>
            {t('leave.discard')}
          </Button>
          <Button data-autofocus onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Modal>
  )
}
