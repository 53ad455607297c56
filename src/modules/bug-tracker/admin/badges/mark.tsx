import type { TablerIcon } from '@tabler/icons-react'
import type { StatusTone } from '#ui/status-badge/status-badge.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import classes from './mark.module.css'

export type Look = { icon: TablerIcon; tone: StatusTone }

type Props = Look & {
  label: string
  /** The sign alone; its words are a tooltip and the name for screen readers. */
  isCompact?: boolean
}

/** A sign with its own shape and words beside it: readable without any colour. */
export function Mark({ icon: Icon, tone, label, isCompact = false }: Props) {
  if (isCompact) {
    return (
      <Tooltip label={label}>
        <span role="img" aria-label={label} className={classes.mark} data-tone={tone}>
          <Icon size={16} stroke={2} />
        </span>
      </Tooltip>
    )
  }
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      <span className={classes.label}>{label}</span>
    </span>
  )
}
