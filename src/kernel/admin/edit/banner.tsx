import type { ReactNode } from 'react'
import classes from './banner.module.css'

type Props = {
  icon: ReactNode
  text: ReactNode
  tone?: 'info' | 'warn'
  /** What can be done about it. */
  children?: ReactNode
}

/** One sentence above a form that matters now, and what to do about it. */
export function Banner({ icon, text, tone = 'info', children }: Props) {
  return (
    <div role="status" className={classes.banner} data-tone={tone}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
