import { Anchor, Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { type MailSummary, releaseOutbox } from '#kernel/contract/mail-outbox.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { mailMessages } from '../messages.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import classes from './outbox-card.module.css'
import { keptMails, newestMails, OUTBOX_KEY } from './outbox-queries.ts'

/** The newest mails, and those that wait for a mailbox. */
export function OutboxCard() {
  const t = useMessages(mailMessages)
  const adminPath = useAdminPath()
  const mails = useQuery(newestMails)
  if (!mails.data) {
    return mails.isError ? (
      <ListFailure error={mails.error} onRetry={() => void mails.refetch()} />
    ) : (
      <LoadingState label={t('card.loading')} count={3} />
    )
  }
  if (mails.data.items.length === 0) {
    return <EmptyState title={t('card.empty')} text={t('card.emptyText')} />
  }
  return (
    <>
      <KeptBanner />
      <ul className={classes.mails}>
        {mails.data.items.map((mail) => (
          <MailLine key={mail._id} mail={mail} />
        ))}
      </ul>
      <div>
        <Anchor component={Link} to={adminPath('settings/mail/outbox')}>
          {t('card.all')}
        </Anchor>
      </div>
    </>
  )
}

function MailLine({ mail }: { mail: MailSummary }) {
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  return (
    <li className={classes.mail}>
      <Link to={adminPath(`settings/mail/outbox/${mail._id}`)} className={classes.subject}>
        {mail.subject}
      </Link>
      <span className={classes.facts}>
        {mail.recipient}
        {' · '}
        <RelativeTime date={mail.created_at} locale={lang} />
      </span>
      <span className={classes.state}>
        <MailStateBadge state={mail.state} />
      </span>
    </li>
  )
}

/** Mails kept while there was no mailbox are sent on a click, never by surprise. */
function KeptBanner() {
  const t = useMessages(mailMessages)
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
