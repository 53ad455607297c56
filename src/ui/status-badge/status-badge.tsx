import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type StatusTone = 'neutral' | 'info' | 'good' | 'warn' | 'bad'

interface StatusBadgeProps {
  /** The state in words; the colour only supports it. */
  label: string
  tone?: StatusTone
  /** Shown instead of the dot. */
  icon?: ReactNode
}

/** A small pill that names the state of a thing. */
export function StatusBadge({ label, tone = 'neutral', icon }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon ?? <span className={classes.dot} />}
      <span className={classes.label}>{label}</span>
    </span>
  )
}
