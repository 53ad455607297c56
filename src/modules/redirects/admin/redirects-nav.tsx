import { Button, Group } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { messages } from './messages.ts'
import { IMPORT, MISSING, REDIRECTS } from './paths.ts'

/** The three screens of this module, one click apart. */
export function RedirectsNav() {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  const screens = [
    { path: REDIRECTS, label: t('title') },
    { path: MISSING, label: t('missingTitle') },
    { path: IMPORT, label: t('importTitle') },
  ]
  return (
    <Group component="nav" gap="xs" mb="md" aria-label={t('title')}>
      {screens.map(({ path, label }) => {
        const isHere = pathname === adminPath(path)
        return (
          <Button
            key={path}
            component={Link}
            to={adminPath(path)}
            size="compact-md"
            variant={isHere ? 'light' : 'subtle'}
            aria-current={isHere ? 'page' : undefined}
          >
            {label}
          </Button>
        )
      })}
    </Group>
  )
}
