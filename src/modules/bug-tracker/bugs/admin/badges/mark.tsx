import type { TablerIcon } from '@tabler/icons-react'
import type { StatusTone } from '#ui/status-badge/status-badge.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import classes from './mark.module.css'

export type Look = { icon: TablerIcon; tone: StatusTone }

type Props = Look & {
  label: string
  /** Chosen in the settings; else the one of the tone. */
  colour?: string
  /** The sign alone; its words are a tooltip and the name for screen readers. */
  isCompact?: boolean
}

/** A sign with its own shape and words beside it: readable without any colour. */
export function Mark({ icon: Icon, tone, label, colour, isCompact = false }: Props) {
  const style = { color: visible(colour) }
  if (isCompact) {
    return (
      <Tooltip label={label}>
        <span role="img" aria-label={label} className={classes.mark} data-tone={tone}>
          <Icon size={16} stroke={2} style={style} />
        </span>
      </Tooltip>
    )
  }
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={16} stroke={2} style={style} aria-hidden />
      <span className={classes.label}>{label}</span>
    </span>
  )
}

/** Drawn towards the colour of the text, so that it can be seen on light and on dark ground. */
export function visible(colour: string | undefined): string | undefined {
  return colour && `color-mix(in oklab, ${colour} 70%, var(--k-text))`
}
