import { IconDownload, IconPlus } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useCan, useTexts } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { browseTexts } from './messages.ts'
import type { Browse } from './use-browse.ts'

type Props = { browse: Browse; canCreate: boolean; isExporting: boolean; onExport(): void }

export function BrowseHead({ browse, canCreate, isExporting, onExport }: Props) {
  const t = useTexts(browseTexts)
  const can = useCan()
  const { collection, words, create } = browse
  const canExport = can(collection.access.export)
  return (
    <AdminPageHead
      title={words.many}
      menu={
        canExport
          ? [
              {
                key: 'export',
                label: t('head.export'),
                icon: <IconDownload {...SMALL_ICON} />,
                isDisabled: isExporting,
                onSelect: onExport,
              },
            ]
          : []
      }
      primary={
        canCreate
          ? { label: words.create, icon: <IconPlus {...SMALL_ICON} />, onSelect: create }
          : undefined
      }
    />
  )
}
