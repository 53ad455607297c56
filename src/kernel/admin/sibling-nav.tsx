import { Button, Group } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useAdminPath } from './session.tsx'

type Sibling = { path: string; label: string }

/** The screens of one module, one click apart. */
export function SiblingNav({ label, screens }: { label: string; screens: readonly Sibling[] }) {
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  return (
    <Group component="nav" gap="xs" aria-label={label}>
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
          >
            {screen.label}
          </Button>
        )
      })}
    </Group>
  )
}
