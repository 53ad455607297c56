import { Button, Group, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
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
  const screens = [
    { path: BROWSE, label: t('title') },
    { path: SEGMENTS, label: segments('title') },
    ...(can(staff('people', 'create')) ? [{ path: IMPORT, label: t('files.import') }] : []),
  ]
  return (
    <Group justify="space-between" mb="md">
      <SiblingNav label={t('title')} screens={screens} />
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
