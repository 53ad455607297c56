import { Button, Group } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { segmentAdminTexts } from '../segments/admin/messages.ts'
import { BROWSE, SEGMENTS } from './paths.ts'

/** The lists of this module, one click apart. */
export function PeopleNav() {
  const t = useTexts(segmentAdminTexts)
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  const screens = [
    { path: BROWSE, label: t('persons') },
    { path: SEGMENTS, label: t('title') },
  ]
  return (
    <Group component="nav" gap="xs" mb="md" aria-label={t('nav')}>
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
