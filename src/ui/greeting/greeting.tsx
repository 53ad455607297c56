import classes from './greeting.module.css'
import { type GreetedUser, greetingLine, greetingName } from './greeting-name.ts'

interface GreetingProps {
  /** The word of welcome. */
  welcome: string
  user: GreetedUser
  /** `bar` sets the name apart; `line` is the spoken "Willkommen {name} !". */
  variant?: 'bar' | 'line'
}

/** Greets a user by name, or by handle if no name exists. */
export function Greeting({ welcome, user, variant = 'bar' }: GreetingProps) {
  if (variant === 'line') return <span className={classes.root}>{greetingLine(welcome, user)}</span>
  return (
    <span className={classes.root}>
      <span className={classes.welcome}>{welcome}</span>{' '}
      <strong className={classes.name}>{greetingName(user)}</strong>
    </span>
  )
}
