import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SMALL_ICON } from '../icon-size.ts'
import classes from './state-frame.module.css'
import { StateFrame } from './state-frame.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do now. */
  text: ReactNode
  retry?: { label: string; onRetry: () => void }
  /** A code or request id to quote when asking for help. */
  details?: string
}

/** Something went wrong: what happened, what to do, try again. */
export function ErrorState({ title, text, retry, details }: ErrorStateProps) {
  return (
    <StateFrame
      role="alert"
      tone="bad"
      icon={<IconAlertTriangle size={24} stroke={1.5} aria-hidden />}
      title={title}
      text={text}
      action={
        retry && {
          label: retry.label,
          onSelect: retry.onRetry,
          icon: <IconRefresh {...SMALL_ICON} />,
        }
      }
    >
      {details && <p className={classes.details}>{details}</p>}
    </StateFrame>
  )
}
