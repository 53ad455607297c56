import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { listMessages, type MessageItem } from '../../inbox/message.calls.ts'
import { adminMessages } from '../messages.ts'
import { INBOX, messagePath } from '../paths.ts'
import classes from './widget.module.css'

const SHOWN = 5

/** What waits in the inbox. */
export function MessagesWidget() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const query = useQuery({
    queryKey: ['messages', 'widget'],
    queryFn: () => call(listMessages, { query: { box: 'inbox', limit: SHOWN } }),
  })
  return (
    <WidgetCard
      title={t('widget.title')}
      query={query}
      description={({ unread }) => (unread > 0 ? t('widget.unread', { count: unread }) : undefined)}
      actions={
        <Anchor component={Link} to={adminPath(INBOX)}>
          {t('widget.all')}
        </Anchor>
      }
    >
      {({ items }) => <Lines items={items} />}
    </WidgetCard>
  )
}

function Lines({ items }: { items: readonly MessageItem[] }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  if (items.length === 0) return <Text c="dimmed">{t('widget.none')}</Text>
  return (
    <ul className={classes.lines}>
      {items.map(({ _id, subject, name, email, read, received_at }) => (
        <li key={_id}>
          <Anchor component={Link} to={adminPath(messagePath(_id))} fw={read ? 400 : 600}>
            {subject}
          </Anchor>
          <span className={classes.facts}>
            {name || email}
            {' · '}
            <RelativeTime date={received_at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </span>
        </li>
      ))}
    </ul>
  )
}
