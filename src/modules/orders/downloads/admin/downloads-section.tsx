import { Text } from '@mantine/core'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { fileSize } from '#modules/pages/blocks/file-size.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Order } from '../../orders/order.ts'
import { type Download, isReleased, openDownloads } from '../download.ts'

/** What was sold as files, and whether the buyer has it: then it cannot be withdrawn from any more. */
export function DownloadsSection({ item }: ItemProps<Order>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { downloads } = item
  if (downloads.length === 0) return <Text c="dimmed">{t('downloads.empty')}</Text>
  const isLocked = !isReleased(item) || openDownloads(item).length === 0
  const saidOf = ({ fetched, fetched_at }: Download) =>
    fetched_at === null
      ? t('downloads.open')
      : t('downloads.fetched', { moment: formatMoment(fetched_at, lang), count: fetched })
  return (
    <>
      {isLocked && <Text c="dimmed">{t('downloads.locked')}</Text>}
      <Lines>
        {downloads.map((file) => (
          <Line
            key={`${file.line} ${file._id}`}
            name={file.name}
            note={[fileSize(file.size, lang), saidOf(file)].join(' · ')}
          />
        ))}
      </Lines>
    </>
  )
}
