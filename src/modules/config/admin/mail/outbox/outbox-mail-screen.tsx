import { SegmentedControl } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import {
  KEY_MASK,
  type MailSummary,
  type OutboxMail,
  readOutboxMail,
  retryOutboxMail,
} from '#kernel/contract/mail-outbox.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { mailMessages } from '../messages.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import classes from './outbox-mail.module.css'
import { mayRetry, OUTBOX_KEY } from './outbox-queries.ts'

/** One mail as it left or waits, with what the server said. */
export function OutboxMailScreen({ id = '' }: { id: string | undefined }) {
  const t = useMessages(mailMessages)
  const mail = useQuery({
    queryKey: [...OUTBOX_KEY, 'mail', id],
    queryFn: () => call(readOutboxMail, { params: { id } }),
  })
  if (mail.data) return <StoredMail mail={mail.data} />
  if (mail.isError) return <ListFailure error={mail.error} onRetry={() => void mail.refetch()} />
  return <LoadingState label={t('mail.loading')} shape="form" count={4} />
}

function StoredMail({ mail }: { mail: OutboxMail }) {
  const t = useMessages(mailMessages)
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
  const t = useMessages(mailMessages)
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

/** To whom, when, how often tried, and the server's words. */
function MailFacts({ mail }: { mail: OutboxMail }) {
  const t = useMessages(mailMessages)
  const { lang } = useSession().user
  const facts = [
    [t('outbox.fields.recipient'), mail.recipient],
    [t('outbox.fields.created_at'), formatMoment(mail.created_at, lang)],
    [t('outbox.fields.sent_at'), mail.sent_at && formatMoment(mail.sent_at, lang)],
    [t('outbox.fields.attempts'), formatNumber(mail.attempts, lang)],
    [t('outbox.fields.answer'), mail.answer],
  ]
  return (
    <CardSection title={t('mail.facts')}>
      {mail.is_uncertain && <p className={classes.warning}>{t('mail.uncertain')}</p>}
      {mail.is_link_gone && <p className={classes.warning}>{t('mail.linkGone')}</p>}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </CardSection>
  )
}

/** The mail as text and as designed; the preview may run nothing and fetch nothing. */
function MailContent({ mail }: { mail: OutboxMail }) {
  const t = useMessages(mailMessages)
  const [look, setLook] = useState('text')
  return (
    <CardSection
      title={t('mail.content')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('mail.content')}
          value={look}
          onChange={setLook}
          data={[
            { value: 'text', label: t('mail.asText') },
            { value: 'html', label: t('mail.asHtml') },
          ]}
        />
      }
    >
      {mail.text.includes(KEY_MASK) && <p className={classes.hint}>{t('mail.masked')}</p>}
      {look === 'html' ? (
        <iframe
          className={classes.preview}
          title={t('mail.preview')}
          sandbox=""
          srcDoc={mail.html}
        />
      ) : (
        <pre className={classes.text}>{mail.text}</pre>
      )}
    </CardSection>
  )
}
