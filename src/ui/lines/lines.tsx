import type { ReactNode } from 'react'
import classes from './lines.module.css'

/** Things one below the other; in an order that means something, say so. */
export function Lines({ children, isOrdered }: { children: ReactNode; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return <List className={classes.lines}>{children}</List>
}

interface LineProps {
  name: ReactNode
  /** Quiet words below the name. */
  note?: ReactNode
  /** What else stands below. */
  details?: ReactNode
  /** Names a part of something, and stands out. */
  isStrong?: boolean
  /** At the end: a badge, a date, what can be done. */
  children?: ReactNode
}

/** One thing with its name, a quiet note and what can be done with it. */
export function Line({ name, note, details, isStrong, children }: LineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <div className={classes.name} data-strong={isStrong || undefined}>
          {name}
        </div>
        {note && <div className={classes.note}>{note}</div>}
        {details}
      </div>
      {children && <div className={classes.end}>{children}</div>}
    </li>
  )
}
