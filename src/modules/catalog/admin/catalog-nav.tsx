import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { downloadRows } from '#kernel/admin/browse/export/use-export.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { exportProducts } from '../imports/lists.calls.ts'
import { BulkDialog } from '../products/admin/bulk/bulk-dialog.tsx'
import { adminMessages } from './messages.ts'
import { PATHS } from './paths.ts'

/** The lists and the way in, one click apart, and the way out. */
export function CatalogNav() {
  const t = useMessages(adminMessages)
  const can = useCan()
  const screens = [
    { path: PATHS.products, label: t('titles.products') },
    ...(can(staff('catalog', 'create')) ? [{ path: PATHS.import, label: t('files.import') }] : []),
  ]
  return (
    <Group justify="space-between" mb="md">
      <BulkDialog />
      <SiblingNav label={t('titles.products')} screens={screens} />
      {can(staff('catalog', 'export')) && <ExportButton />}
    </Group>
  )
}

/** Everything in the columns that the import reads. */
function ExportButton() {
  const t = useMessages(adminMessages)
  const { attempt, isBusy } = useAttempt()
  const run = async () => {
    const rows: string[][] = []
    for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const piece = await call(exportProducts, { query: after ? { after } : {} })
      rows.push(...piece.rows)
      after = piece.next ?? undefined
    }
    downloadRows('products', rows)
  }
  return (
    <Button
      size="compact-md"
      variant="subtle"
      loading={isBusy}
      leftSection={<IconDownload {...SMALL_ICON} />}
      onClick={() => void attempt(run, t('files.exported'))}
    >
      {t('files.export')}
    </Button>
  )
}
