import { ActionIcon } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import type { Notice } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './notice-line.module.css'
import { NoticeLine } from './notice-line.tsx'
import { useMarkRead, useMarkUnread } from './notice-queries.ts'

/** A notice with a control that marks it as read, or as unread again. */
export function MarkedNotice({ notice }: { notice: Notice }) {
  const t = useMessages(messages)
  const read = useMarkRead()
  const unread = useMarkUnread()
  const { mutate, isPending } = notice.read ? unread : read
  const Icon = notice.read ? IconMail : IconMailOpened
  return (
    <div className={classes.row}>
      <NoticeLine notice={notice} />
      <ActionIcon
        className={classes.mark}
        aria-label={`${t(notice.read ? 'list.unmarkOne' : 'list.markOne')}: ${notice.title}`}
        loading={isPending}
        onClick={() =>
          mutate([notice._id], {
            onError: () => notify({ type: 'error', content: t('list.markFailed') }),
          })
        }
      >
        <Icon {...SMALL_ICON} />
      </ActionIcon>
    </div>
  )
}
