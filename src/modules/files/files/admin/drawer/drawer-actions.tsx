import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconPencil,
  IconPhotoEdit,
  IconReplace,
  IconTrash,
  IconTrashOff,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { downloadPath } from '../../../images/image-address.ts'
import { useFileActions } from '../actions/use-file-actions.ts'
import { isPixels } from '../edit/is-pixels.ts'
import { useKept } from '../edit/use-kept.ts'
import type { OpenFile } from '../file-calls.ts'
import { editLink, imageEditLink } from '../paths.ts'
import classes from './file-drawer.module.css'

type Props = { file: OpenFile; onGone(): void }

/** What can be done with an open file; the address is what most people come for. */
export function DrawerActions({ file, onGone }: Props) {
  const t = useMessages(browserMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { restore, isBusy } = useFileActions(file, onGone)
  const clipboard = useClipboard()
  const address = downloadPath(file._id)
  const isKept = useKept(file)
  if (file.deleted) {
    return can(staff('files', 'delete')) && !isKept ? (
      <div className={classes.actions}>
        <Button
          leftSection={<IconTrashOff {...SMALL_ICON} />}
          loading={isBusy}
          onClick={() => void restore()}
        >
          {t('drawer.restore')}
        </Button>
      </div>
    ) : null
  }
  const copy = () => {
    clipboard.copy(new URL(address, location.origin).href)
    notify({ content: t('drawer.copied') })
  }
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        px="sm"
        to={adminPath(editLink(file._id))}
        leftSection={<IconPencil {...SMALL_ICON} />}
      >
        {t('drawer.edit')}
      </Button>
      <Button variant="default" px="sm" leftSection={<IconCopy {...SMALL_ICON} />} onClick={copy}>
        {t('drawer.copy')}
      </Button>
      <MoreActions file={file} onGone={onGone} />
    </div>
  )
}

function MoreActions({ file, onGone }: Props) {
  const t = useMessages(browserMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { remove, replace } = useFileActions(file, onGone)
  const isKept = useKept(file)
  const address = downloadPath(file._id)

  const editing = [
    {
      key: 'image',
      label: t('drawer.editImage'),
      icon: <IconPhotoEdit {...SMALL_ICON} />,
      href: adminPath(imageEditLink(file._id)),
      isDisabled: !isPixels(file),
    },
    {
      key: 'replace',
      label: t('drawer.replace'),
      icon: <IconReplace {...SMALL_ICON} />,
      onSelect: () => void replace(),
    },
  ].filter(({ isDisabled = false }) => can(staff('files', 'edit')) && !isDisabled && !isKept)
  return (
    <PopupMenu
      label={t('drawer.more')}
      items={[
        ...editing,
        {
          key: 'open',
          label: t('drawer.open'),
          icon: <IconExternalLink {...SMALL_ICON} />,
          onSelect: () => void window.open(address, '_blank', 'noopener'),
        },
        {
          key: 'save',
          label: t('drawer.save'),
          icon: <IconDownload {...SMALL_ICON} />,
          href: `${address}?original=true&save=true`,
        },
        ...(can(staff('files', 'delete')) && !isKept
          ? [
              {
                key: 'remove',
                label: t('drawer.remove'),
                icon: <IconTrash {...SMALL_ICON} />,
                isDanger: true,
                startsGroup: true,
                onSelect: () => void remove(),
              },
            ]
          : []),
      ]}
    />
  )
}
