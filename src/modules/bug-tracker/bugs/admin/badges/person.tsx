import { Avatar } from '@mantine/core'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import classes from './person.module.css'

type Props = {
  name: string
  /** Only the initials; the name is a tooltip. */
  isCompact?: boolean
  /** Said after the name. */
  note?: string
}

/** Who works on something: initials and name. */
export function Person({ name, isCompact = false, note }: Props) {
  if (isCompact) {
    return (
      <Tooltip label={name}>
        <span role="img" aria-label={name} className={classes.person}>
          <Avatar name={name} size={22} color="ink" aria-hidden />
        </span>
      </Tooltip>
    )
  }
  return (
    <span className={classes.person}>
      <Avatar name={name} size={22} color="ink" aria-hidden />
      <span className={classes.name}>{note ? `${name} (${note})` : name}</span>
    </span>
  )
}
