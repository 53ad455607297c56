import { Button, Group, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useExportPersons } from '../imports/admin/use-export-persons.ts'
import { segmentAdminMessages } from '../segments/admin/messages.ts'
import { adminMessages } from './messages.ts'
import { BROWSE, IMPORT, SEGMENTS } from './paths.ts'

/** The lists and the way in, one click apart, and the way out. */
export function PeopleNav() {
  const t = useMessages(adminMessages)
  const segments = useMessages(segmentAdminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { pathname } = useLocation()
  const screens = [
    { path: BROWSE, label: t('title') },
    { path: SEGMENTS, label: segments('title') },
    ...(can(staff('people', 'create')) ? [{ path: IMPORT, label: t('files.import') }] : []),
  ]
  return (
    <Group justify="space-between" mb="md">
      <Group component="nav" gap="xs" aria-label={t('title')}>
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
      {can(staff('people', 'export')) && <ExportMenu />}
    </Group>
  )
}

function ExportMenu() {
  const t = useMessages(adminMessages)
  const { exportAs, isBusy } = useExportPersons()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-md"
          variant="subtle"
          loading={isBusy}
          leftSection={<IconDownload {...SMALL_ICON} />}
        >
          {t('files.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void exportAs('table')}>{t('files.csv')}</Menu.Item>
        <Menu.Item onClick={() => void exportAs('cards')}>{t('files.vcard')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
