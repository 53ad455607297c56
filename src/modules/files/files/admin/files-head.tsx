import { useMediaQuery } from '@mantine/hooks'
import {
  IconAdjustments,
  IconCamera,
  IconDownload,
  IconFolderUp,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { browseMessages } from '#kernel/admin/browse/messages.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages } from '../../admin/messages.ts'
import type { FileDialogOptions } from '../../uploads/admin/drop/ask-for-files.ts'
import { goToTrash } from './folders/places.ts'
import type { FileBrowse } from './use-file-browse.ts'

type Props = {
  browse: FileBrowse
  /** Quiet controls before the menu. */
  children: ReactNode
  isExporting: boolean
  onUpload(wish: FileDialogOptions): void
  /** Asks for folder and tags first. */
  onOptions(): void
  onExport(): void
}

export function FilesHead(props: Props) {
  const { browse, children, isExporting, onUpload, onOptions, onExport } = props
  const t = useMessages(browserMessages)
  const browseT = useMessages(browseMessages)
  const can = useCan()
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false
  const uploading = [
    {
      key: 'camera',
      label: t('head.camera'),
      icon: <IconCamera {...SMALL_ICON} />,
      onSelect: () => onUpload({ isCamera: true }),
      isHere: isTouch,
    },
    {
      key: 'folder',
      label: t('head.folder'),
      icon: <IconFolderUp {...SMALL_ICON} />,
      onSelect: () => onUpload({ isFolder: true }),
      isHere: !isTouch,
    },
    {
      key: 'options',
      label: t('head.options'),
      icon: <IconAdjustments {...SMALL_ICON} />,
      onSelect: onOptions,
      isHere: true,
    },
  ].filter(({ isHere }) => isHere)
  const canUpload = can(staff('files', 'create'))
  return (
    <AdminPageHead
      title={t('title')}
      menu={[
        ...(canUpload ? uploading : []),
        {
          key: 'trash',
          label: t('place.trash'),
          icon: <IconTrash {...SMALL_ICON} />,
          startsGroup: canUpload,
          onSelect: () => goToTrash(browse),
        },
        ...(can(browse.collection.access.export)
          ? [
              {
                key: 'export',
                label: browseT('head.export'),
                icon: <IconDownload {...SMALL_ICON} />,
                isDisabled: isExporting,
                onSelect: onExport,
              },
            ]
          : []),
      ]}
      primary={
        canUpload
          ? {
              label: t('files.create'),
              icon: <IconUpload {...SMALL_ICON} />,
              onSelect: () => onUpload({}),
            }
          : undefined
      }
    >
      {children}
    </AdminPageHead>
  )
}
