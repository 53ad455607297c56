import { IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type StateAction, StateFrame } from './state-frame.tsx'

interface OfflineStateProps {
  title: string
  /** What still works and what happens to unsaved input. */
  text: ReactNode
  action?: StateAction
}

/** The connection is gone: nothing is lost, and it can be tried again. */
export function OfflineState({ title, text, action }: OfflineStateProps) {
  return (
    <StateFrame
      role="status"
      tone="warn"
      icon={<IconWifiOff size={24} stroke={1.5} aria-hidden />}
      title={title}
      text={text}
      action={action}
    />
  )
}
