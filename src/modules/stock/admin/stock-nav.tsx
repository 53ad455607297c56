import { Box } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
import { adminMessages } from './messages.ts'
import { PATHS } from './paths.ts'

/** The list and the count, one click apart. */
export function StockNav() {
  const t = useMessages(adminMessages)
  const can = useCan()
  if (!can(staff('stock', 'edit'))) return null
  const screens = [
    { path: PATHS.stock, label: t('title') },
    { path: PATHS.count, label: t('countTitle') },
  ]
  return (
    <Box mb="md">
      <SiblingNav label={t('title')} screens={screens} />
    </Box>
  )
}
