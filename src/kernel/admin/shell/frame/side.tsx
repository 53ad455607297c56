import { ActionIcon, Drawer } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useAdminPath, useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { Nav } from '../nav/nav.tsx'
import { setPreferences, usePreferences } from '../preferences/preferences.ts'
import brandClasses from './brand.module.css'
import { usePanels } from './panels.tsx'
import classes from './side.module.css'

const DRAWER_WIDTH = 280

/** The navigation at the left, wide or as icons; the choice is remembered. */
export function Side() {
  const t = useMessages(messages)
  const isRail = usePreferences().nav === 'rail'
  return (
    <nav className={classes.side} aria-label={t('nav.label')} data-rail={isRail || undefined}>
      <div className={classes.head}>
        <Brand isRail={isRail} />
        {!isRail && <RailToggle isRail={false} />}
      </div>
      <Nav isRail={isRail} />
      {isRail && (
        <div className={classes.foot}>
          <RailToggle isRail />
        </div>
      )}
    </nav>
  )
}

/** The same navigation as a drawer, where the screen is too narrow for a column. */
export function SideDrawer() {
  const t = useMessages(messages)
  const { current, close } = usePanels()
  return (
    <Drawer.Root opened={current === 'nav'} onClose={close} size={DRAWER_WIDTH} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t('nav.label')} classNames={{ content: classes.drawer }}>
        <Drawer.Body className={classes.drawerBody}>
          <nav className={classes.drawerNav} aria-label={t('nav.label')}>
            <div className={classes.head}>
              <Brand isRail={false} onNavigate={close} />
              <Drawer.CloseButton aria-label={t('nav.close')} iconSize={20} />
            </div>
            <Nav isRail={false} onNavigate={close} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function RailToggle({ isRail }: { isRail: boolean }) {
  const t = useMessages(messages)
  const label = t(isRail ? 'nav.expand' : 'nav.collapse')
  const Icon = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Tooltip label={label} position="right">
      <ActionIcon
        aria-label={label}
        aria-expanded={!isRail}
        onClick={() => setPreferences({ nav: isRail ? 'open' : 'rail' })}
      >
        <Icon {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}

/** The product's mark, leading home. */
function Brand({ isRail, onNavigate }: { isRail: boolean; onNavigate?(): void }) {
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
