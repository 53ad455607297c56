import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import {
  type MailSummary,
  type OutboxMail,
  readOutboxMail,
  retryOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { notify } from '#ui/notification/notify.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { mailTexts } from '../messages.ts'
import { MailContent } from './mail-content.tsx'
import { MailFacts } from './mail-facts.tsx'
import { MailStateBadge } from './mail-state-badge.tsx'
import classes from './outbox-mail.module.css'
import { mayRetry, OUTBOX_KEY } from './outbox-queries.ts'

/** One mail as it left or waits, with what the server said. */
export function OutboxMailScreen({ id = '' }: { id: string | undefined }) {
  const t = useTexts(mailTexts)
  const mail = useQuery({
    queryKey: [...OUTBOX_KEY, 'mail', id],
    queryFn: () => call(readOutboxMail, { params: { id } }),
  })
  if (mail.data) return <StoredMail mail={mail.data} />
  if (mail.isError) return <ListFailure error={mail.error} onRetry={() => void mail.refetch()} />
  return <LoadingState label={t('mail.loading')} shape="form" count={4} />
}

function StoredMail({ mail }: { mail: OutboxMail }) {
  const t = useTexts(mailTexts)
  const { retry, isBusy, mayRetry } = useRetry(mail)
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={mail.subject}
        breadcrumb={[
          { label: t('form.title'), path: 'settings/mail' },
          { label: t('outbox.many'), path: 'settings/mail/outbox' },
        ]}
        status={<MailStateBadge state={mail.state} />}
        primary={mayRetry ? { label: t('mail.retry'), onSelect: retry, isBusy } : undefined}
      />
      <div className={classes.columns}>
        <MailContent mail={mail} />
        <MailFacts mail={mail} />
      </div>
    </div>
  )
}

/** Sends a mail again that failed, waits or was kept. */
function useRetry(mail: Pick<MailSummary, '_id' | 'state' | 'is_link_gone'>) {
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
