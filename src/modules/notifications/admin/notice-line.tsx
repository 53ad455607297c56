import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import type { Notice } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './notice-line.module.css'
import { useMarkRead } from './notice-queries.ts'

type NoticeLineProps = { notice: Notice; onOpen?(): void }

/** One notice as a link to what it is about; opening it marks it read. */
export function NoticeLine({ notice, onOpen }: NoticeLineProps) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const { mutate: markRead } = useMarkRead()
  const openNotice = () => {
    if (!notice.read) markRead([notice._id])
    onOpen?.()
  }
  return (
    <Link
      to={adminPath(notice.link)}
      className={classes.line}
      data-unread={!notice.read || undefined}
      onClick={openNotice}
    >
      {notice.read ? (
        <span className={classes.space} />
      ) : (
        <span role="img" aria-label={t('list.unread')} className={classes.dot} />
      )}
      <span className={classes.words}>
        <span className={classes.title}>{notice.title}</span>
        <span className={classes.time}>
          <RelativeTime date={notice.created_at} locale={lang} />
        </span>
      </span>
    </Link>
  )
}
