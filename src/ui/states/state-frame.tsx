import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './state-frame.module.css'

export interface StateAction {
  label: string
  onSelect: () => void
  icon?: ReactNode
}

interface StateFrameProps {
  icon: ReactNode
  title: string
  text: ReactNode
  tone?: 'accent' | 'muted' | 'warn' | 'bad'
  action?: StateAction
  /** A quiet second way, beside the one action. */
  secondary?: StateAction
  role?: 'alert' | 'status'
  /** What stands below the action, such as an example. */
  children?: ReactNode
}

/** The common shape of all states: icon, heading, one or two sentences, one action. */
export function StateFrame(props: StateFrameProps) {
  const { icon, title, text, tone = 'accent', action, secondary, role, children } = props
  return (
    <div className={classes.root} data-tone={tone} role={role}>
      <div className={classes.icon}>{icon}</div>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{text}</div>
      {(action || secondary) && (
        <div className={classes.actions}>
          {action && (
            <Button
              variant={tone === 'accent' ? 'filled' : 'default'}
              leftSection={action.icon}
              onClick={action.onSelect}
            >
              {action.label}
            </Button>
          )}
          {secondary && (
            <Button variant="subtle" leftSection={secondary.icon} onClick={secondary.onSelect}>
              {secondary.label}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  )
}
