import {
  IconDownload,
  IconHistory,
  IconLockOpen,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { system } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { BACKUPS_KEY } from '../../admin/use-backups.ts'
import { proveBackup, removeBackup } from '../../contract.ts'
import type { Archive } from '../archive.ts'
import type { ArchiveDialog } from './archive-line.tsx'

type Props = { archive: Archive; onAsk(asked: ArchiveDialog): void }

export function ArchiveMenu({ archive, onAsk }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isSystem = useCan()(system)
  const { prove, remove, dialog } = useArchiveActions(archive)
  const isUsable = archive.state === 'ready' && !archive.locked
  const entries = [
    {
      key: 'open' as const,
      icon: <IconLockOpen {...SMALL_ICON} />,
      isShown: archive.locked && isSystem,
      onSelect: () => onAsk('open'),
    },
    {
      key: 'download' as const,
      icon: <IconDownload {...SMALL_ICON} />,
      isShown: isUsable && isSystem,
      onSelect: () => onAsk('download'),
    },
    {
      key: 'prove' as const,
      icon: <IconShieldCheck {...SMALL_ICON} />,
      isShown: isUsable,
      onSelect: prove,
    },
    {
      key: 'restore' as const,
      icon: <IconHistory {...SMALL_ICON} />,
      isShown: isUsable && isSystem,
      onSelect: () => onAsk('restore'),
    },
    {
      key: 'remove' as const,
      icon: <IconTrash {...SMALL_ICON} />,
      isShown: true,
      isDanger: true,
      startsGroup: archive.state === 'ready',
      onSelect: () => void remove(),
    },
  ]
  return (
    <>
      <PopupMenu
        label={t('list.menu', { time: formatMoment(archive.made_at, lang) })}
        items={entries
          .filter(({ isShown }) => isShown)
          .map(({ isShown: _, ...entry }) => ({ ...entry, label: t(`action.${entry.key}`) }))}
      />
      {dialog}
    </>
  )
}

function useArchiveActions(archive: Archive) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const client = useQueryClient()
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const params = { id: archive._id }
  const renew = () => client.invalidateQueries({ queryKey: BACKUPS_KEY })
  const prove = () => {
    void attempt(() => call(proveBackup, { params })).then(renew)
  }
  const remove = async () => {
    const text = t('remove.text', { time: formatMoment(archive.made_at, lang) })
    const question = { title: t('remove.title'), text, yes: t('remove.yes'), isDanger: true }
    if (!(await confirm(question))) return
    await attempt(() => call(removeBackup, { params }), t('list.removed'))
    await renew()
  }
  return { prove, remove, dialog }
}
