import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type MailSummary, retryOutboxMail } from '#kernel/contract/mail-outbox.ts'
import { notify } from '#ui/notification/notify.tsx'
import { mayRetry, OUTBOX_KEY } from './outbox-queries.ts'
import { mailTexts } from './texts.ts'

/** Sends a mail again that failed, waits or was kept. */
export function useRetry(mail: Pick<MailSummary, '_id' | 'state' | 'is_link_gone'>) {
  const t = useTexts(mailTexts)
  const say = useFailureWords()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(retryOutboxMail, { params: { id: mail._id } }),
    onSuccess: () => notify({ content: t('mail.retried') }),
    onError: (error) =>
      notify({ type: 'error', content: t('mail.failed', { message: say(error) }) }),
    onSettled: () => client.invalidateQueries({ queryKey: OUTBOX_KEY }),
  })
  return { retry: () => mutate(), isBusy: isPending, mayRetry: mayRetry(mail) }
}
