import classes from './online-bulb.module.css'
import { DEFAULT_ONLINE_STATE, type OnlineState } from './online-state.ts'

interface OnlineBulbProps {
  /** From `onlineState(user)`; offline until it is known. */
  state?: OnlineState
  /** What each state is called. */
  labels: Readonly<Record<OnlineState, string>>
  /** Shows the name beside the bulb instead of on hover only. */
  withText?: boolean
}

/** Whether a person is here: full, half or struck-through circle, in colour and in words. */
export function OnlineBulb({
  state = DEFAULT_ONLINE_STATE,
  labels,
  withText = false,
}: OnlineBulbProps) {
  const label = labels[state]
  if (withText) {
    return (
      <span className={classes.root} data-state={state}>
        <Bulb state={state} />
        {label}
      </span>
    )
  }
  return (
    <span
      role="img"
      aria-label={label}
      data-hint={label}
      className={classes.root}
      data-state={state}
    >
      <Bulb state={state} />
    </span>
  )
}

function Bulb({ state }: { state: OnlineState }) {
  return (
    <svg viewBox="0 0 12 12" className={classes.bulb} aria-hidden="true">
      <circle cx="6" cy="6" r="4.25" className={classes.ring} />
      {state === 'online' && <circle cx="6" cy="6" r="4.25" className={classes.full} />}
      {state === 'unknown' && <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5z" className={classes.full} />}
      {state === 'offline' && <path d="M3.2 8.8 8.8 3.2" className={classes.ring} />}
    </svg>
  )
}
