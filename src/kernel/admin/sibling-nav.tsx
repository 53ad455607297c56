import { Button, Group } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useAdminPath } from './session.tsx'
import classes from './sibling-nav.module.css'

type Sibling = { path: string; label: string }

/** The screens of one module, one click apart. */
export function SiblingNav({ label, screens }: { label: string; screens: readonly Sibling[] }) {
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  return (
    <Group component="nav" gap="xs" aria-label={label} className={classes.nav}>
      {screens.map((screen) => {
        const isHere = pathname === adminPath(screen.path)
        return (
          <Button
            key={screen.path}
            component={Link}
            to={adminPath(screen.path)}
            size="compact-md"
            variant={isHere ? 'light' : 'subtle'}
            aria-current={isHere ? 'page' : undefined}
            ref={isHere ? inSight : undefined}
          >
            {screen.label}
          </Button>
        )
      })}
    </Group>
  )
}

/** On a phone the row is longer than the screen: what is open is in sight. */
function inSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
