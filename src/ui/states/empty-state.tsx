import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state-frame.module.css'
import { type StateAction, StateFrame } from './state-frame.tsx'

interface EmptyStateProps {
  title: string
  /** What this place is for. */
  text: ReactNode
  /** The one thing to do first. */
  action?: StateAction
  secondary?: StateAction
  /** How it will look once filled, under a small heading. */
  example?: { label: string; content: ReactNode }
  icon?: ReactNode
}

/** Nothing here yet: what this is for, one action, an example. */
export function EmptyState({ title, text, action, secondary, example, icon }: EmptyStateProps) {
  return (
    <StateFrame
      icon={icon ?? <IconInbox size={24} stroke={1.5} aria-hidden />}
      title={title}
      text={text}
      action={action}
      secondary={secondary}
    >
      {example && (
        <div className={classes.example}>
          <p className={classes.exampleLabel}>{example.label}</p>
          {example.content}
        </div>
      )}
    </StateFrame>
  )
}
