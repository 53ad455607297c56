import type { ReactNode } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { messages } from '../messages.ts'
import classes from './piece.module.css'

type Constant = readonly [name: string, value: string | number]

type PieceProps = {
  name: string
  title: string
  text: string
  constants?: readonly Constant[]
  children: ReactNode
}

/** One piece: what it is, its fixed values, and the thing itself. */
export function Piece({ name, title, text, constants = [], children }: PieceProps) {
  const t = useMessages(messages)
  return (
    <div id={name} className={classes.piece} data-piece={name}>
      <CardSection title={title} description={text}>
        {constants.length > 0 && (
          <dl className={classes.constants} aria-label={t('constants')}>
            {constants.map(([label, value]) => (
              <div key={label} className={classes.constant}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.live}>{children}</div>
      </CardSection>
    </div>
  )
}
