import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useSession, useTexts } from '#kernel/admin/session.tsx'
import type { MailSummary } from '#kernel/contract/mail-outbox.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { mailTexts } from '../messages.ts'
import { KeptBanner } from './kept-banner.tsx'
import { MailStateBadge } from './mail-state-badge.tsx'
import classes from './outbox-card.module.css'
import { newestMails } from './outbox-queries.ts'

/** The newest mails, and those that wait for a mailbox. */
export function OutboxCard() {
  const t = useTexts(mailTexts)
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
