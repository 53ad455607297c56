import { IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './breadcrumb.module.css'

export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  /** Name of the navigation for screen readers. */
  label: string
  /** Takes over a plain click, for client-side routing. */
  onNavigate?: (href: string) => void
}

/** The way from the top to this page. */
export function Breadcrumb({ crumbs, label, onNavigate }: BreadcrumbProps) {
  const follow = (event: MouseEvent, href: string) => {
    if (!onNavigate || !isPlainClick(event)) return
    event.preventDefault()
    onNavigate(href)
  }
  return (
    <nav aria-label={label}>
      <ol className={classes.list}>
        {crumbs.map(({ label: text, href }) => (
          <li key={href} className={classes.crumb}>
            {href !== crumbs[0]?.href && (
              <IconChevronRight size={14} stroke={1.5} aria-hidden className={classes.chevron} />
            )}
            <a href={href} className={classes.link} onClick={(event) => follow(event, href)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Clicks meant for a new tab or window stay with the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
