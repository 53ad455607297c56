import { Tooltip as MantineTooltip, type TooltipProps as MantineTooltipProps } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

export const TOOLTIP_MAX_WIDTH = 350
export const TOOLTIP_DELAY = 0

interface TooltipProps {
  /** The text shown on hover and keyboard focus. */
  label: ReactNode
  /** One element that takes a ref; the tooltip describes it. */
  children: ReactElement
  maxWidth?: number
  /** Milliseconds before it opens. */
  delay?: number
  position?: MantineTooltipProps['position']
}

/** A short explanation beside the thing it explains. */
export function Tooltip({
  label,
  children,
  maxWidth = TOOLTIP_MAX_WIDTH,
  delay = TOOLTIP_DELAY,
  position,
}: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={position}
      multiline
      maw={maxWidth}
      openDelay={delay}
      fz="xs"
      events={{ hover: true, focus: true, touch: false }}
    >
      {children}
    </MantineTooltip>
  )
}
