import { Switch, Text } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { isNarrowed, type NewsletterSending, newsletterSending } from '../sending.ts'
import { useSending } from './use-sending.ts'

/** Whether everybody may read it on the website; also long after it went out. */
export function ArchiveSection({ item, reload }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const { attempt, isBusy } = useAttempt()
  const { _id: id, version, state, in_archive, audience, series_list } = useSending(item)
  const maySet = useCan()(staff('sendings', state === 'draft' ? 'edit' : 'publish'))
  const isShown = in_archive === 'auto' ? !isNarrowed(audience) : in_archive === 'yes'
  const choose = async (isWanted: boolean) => {
    const body = { version, in_archive: isWanted ? 'yes' : 'no' } as const
    await attempt(
      () => newsletterCall(newsletterSending.calls.updateById, { params: { id }, body }),
      t(isWanted ? 'archive.shown' : 'archive.hidden'),
    )
    await reload()
  }
  if (series_list) return <Text c="dimmed">{t('archive.series')}</Text>
  return (
    <Switch
      label={t('archive.show')}
      description={t('archive.hint')}
      checked={isShown}
      disabled={!maySet || isBusy}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
    />
  )
}
