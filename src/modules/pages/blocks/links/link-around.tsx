import type { ReactNode } from 'react'
import type { LinkAttributes } from '#kernel/site/block/link.ts'

type LinkAroundProps = {
  to: LinkAttributes | undefined
  /** Its name, where what is inside has none. */
  label?: string
  children: ReactNode
}

/** A link around something, if it leads anywhere. */
export function LinkAround({ to, label, children }: LinkAroundProps) {
  if (!to) return children
  return (
    <a href={to.href} target={to.target} rel={to.rel} aria-label={label}>
      {children}
    </a>
  )
}
