import { type ReactNode, useRef } from 'react'
import classes from './foot-bar.module.css'
import { useKeptClear } from './use-kept-clear.ts'

interface FootBarProps {
  /** Said by screen readers. */
  label: string
  /** As wide as its content in the middle, instead of the whole width. */
  fitContent?: boolean
  className?: string
  children: ReactNode
}

/** A bar that stays at the foot of the screen; notices and panels keep clear of it. */
export function FootBar({ label, fitContent = false, className = '', children }: FootBarProps) {
  const bar = useRef<HTMLElement>(null)
  useKeptClear(bar, 'foot')
  return (
    <section
      ref={bar}
      className={`${classes.bar} ${className}`}
      data-foot-bar
      data-fit={fitContent || undefined}
      aria-label={label}
    >
      {children}
    </section>
  )
}
