import { Avatar } from '@mantine/core'
import classes from './person-mark.module.css'

/** A circle with initials beside the name, and a quiet note below. */
export function PersonMark({ name, note }: { name: string; note?: string }) {
  return (
    <span className={classes.person}>
      <Avatar name={name} size={28} color="ink" aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </span>
  )
}
