import type { ReactNode } from 'react'
import classes from './card-section.module.css'

interface CardSectionProps {
  title: string
  /** One sentence about what belongs here. */
  description?: ReactNode
  /** Controls at the right of the title. */
  actions?: ReactNode
  children: ReactNode
  /** Lets content such as a table reach the edges of the card. */
  isFlush?: boolean
}

/** A titled card that holds the fields of one meaning. */
export function CardSection(props: CardSectionProps) {
  const { title, description, actions, children, isFlush = false } = props
  return (
    <section className={classes.card}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <div className={classes.body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  )
}
