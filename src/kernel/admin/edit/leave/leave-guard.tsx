import { useBeforeUnload, useBlocker } from 'react-router'
import { useMessages } from '../../session.tsx'
import { editMessages } from '../messages.ts'
import { LeaveDialog } from './leave-dialog.tsx'

type Props = {
  isDirty: boolean
  /** Asked again at the moment of leaving: saving may have just made everything clean. */
  mayLeave(): boolean
  onDiscard(): void
}

/** Nobody leaves unsaved changes by accident: neither inside the admin centre nor out of it. */
export function LeaveGuard({ isDirty, mayLeave, onDiscard }: Props) {
  const t = useMessages(editMessages)
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
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      words={{
        title: t('leave.title'),
        text: t('leave.text'),
        discard: t('leave.discard'),
        stay: t('leave.stay'),
      }}
      onDiscard={leave}
      onStay={stay}
    />
  )
}
