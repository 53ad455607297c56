import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-size.ts'
import { useAdminPath, useMessages } from '../../session.tsx'
import { useIsBeside } from '../handbook/handbook-place.ts'
import { messages } from '../messages.ts'
import { Nav } from '../nav/nav.tsx'
import { setPreferences, usePreferences } from '../preferences/preferences.ts'
import brandClasses from './brand.module.css'
import classes from './side.module.css'

/** The navigation at the left, wide or as icons; the choice is remembered. */
export function Side() {
  const t = useMessages(messages)
  // The handbook takes its room from here, not from the work.
  const isBeside = useIsBeside()
  const isRail = usePreferences().nav === 'rail' || isBeside
  return (
    <nav className={classes.side} aria-label={t('nav.label')} data-rail={isRail || undefined}>
      <div className={classes.head}>
        <Brand isRail={isRail} />
        {!isRail && <RailToggle isRail={false} />}
      </div>
      <Nav isRail={isRail} />
      {isRail && !isBeside && (
        <div className={classes.foot}>
          <RailToggle isRail />
        </div>
      )}
    </nav>
  )
}

function RailToggle({ isRail }: { isRail: boolean }) {
  const t = useMessages(messages)
  const label = t(isRail ? 'nav.expand' : 'nav.collapse')
  const Icon = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <ActionIcon
      aria-label={label}
      data-hint={label}
      data-hint-beside
      aria-expanded={!isRail}
      onClick={() => setPreferences({ nav: isRail ? 'open' : 'rail' })}
    >
      <Icon {...ICON} />
    </ActionIcon>
  )
}

/** The product's mark, leading home. */
export function Brand({ isRail, onNavigate }: { isRail: boolean; onNavigate?(): void }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  return (
    <Link
      to={adminPath('')}
      className={brandClasses.brand}
      data-rail={isRail || undefined}
      onClick={onNavigate}
      aria-label={`Kontor – ${t('nav.dashboard')}`}
    >
      <svg viewBox="0 0 24 24" className={brandClasses.mark} aria-hidden="true">
        <rect width="24" height="24" rx="6" />
        <path d="M8 6.5v11M16 6.5l-7.2 5.5L16 17.5" />
      </svg>
      <span className={brandClasses.name}>Kontor</span>
    </Link>
  )
}
