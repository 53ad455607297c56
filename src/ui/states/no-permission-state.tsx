import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type StateAction, StateFrame } from './state-frame.tsx'

interface NoPermissionStateProps {
  title: string
  /** Who can grant the right. */
  text: ReactNode
  /** A way back. */
  action?: StateAction
}

/** The user may not see this: says so, whom to ask, and offers a way back. */
export function NoPermissionState({ title, text, action }: NoPermissionStateProps) {
  return (
    <StateFrame
      tone="muted"
      icon={<IconLock size={24} stroke={1.5} aria-hidden />}
      title={title}
      text={text}
      action={action}
    />
  )
}
