import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { releaseOutbox } from '#kernel/contract/mail-outbox.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { mailTexts } from '../messages.ts'
import { keptMails, OUTBOX_KEY } from './outbox-queries.ts'

/** Mails kept while there was no mailbox are sent on a click, never by surprise. */
export function KeptBanner() {
  const t = useTexts(mailTexts)
  const say = useFailureWords()
  const client = useQueryClient()
  const kept = useQuery(keptMails)
  const release = useMutation({
    mutationFn: () => call(releaseOutbox, {}),
    onSuccess: ({ released }) => notify({ content: t('card.released', { count: released }) }),
    onError: (error) =>
      notify({ type: 'error', content: t('card.failed', { message: say(error) }) }),
    onSettled: () => client.invalidateQueries({ queryKey: OUTBOX_KEY }),
  })
  const count = kept.data ?? 0
  if (count === 0) return null
  return (
    <Banner tone="warn" icon={<IconArchive {...ICON} />} text={t('card.kept', { count })}>
      <Button
        variant="default"
        size="compact-md"
        loading={release.isPending}
        onClick={() => release.mutate()}
      >
        {t('card.release')}
      </Button>
    </Banner>
  )
}
