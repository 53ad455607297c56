import { ActionIcon, Indicator, Popover, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { messages } from '../messages.ts'
import classes from './bell.module.css'
import { NoticeLine } from './notice-line.tsx'
import { useLatestNotices } from './notice-queries.ts'

/** Never wider than a phone. */
const WIDTH = 'min(24rem, calc(100vw - 16px))'

/** The bell of the top bar: how many notices wait, and the newest of them. */
export function NotificationBell() {
  const t = useMessages(messages)
  const [isOpen, { toggle, close, open }] = useDisclosure(false)
  const { data } = useLatestNotices()
  const unread = data?.numUnread ?? 0
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.none')
  return (
    <Popover
      opened={isOpen}
      onChange={(wants) => (wants ? open() : close())}
      position="bottom-end"
      width={WIDTH}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon aria-label={label} aria-expanded={isOpen} onClick={toggle}>
          <Indicator
            label={unread > 99 ? '99+' : unread}
            disabled={unread === 0}
            size={16}
            offset={2}
            color="red"
            classNames={{ indicator: classes.count }}
          >
            <IconBell {...ICON} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('bell.latest')}>
        <Latest onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Latest({ onClose }: { onClose(): void }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { data } = useLatestNotices()
  const items = data?.items ?? []
  return (
    <>
      <h2 className={classes.title}>{t('title')}</h2>
      {items.length === 0 && (
        <Text c="dimmed" p="md" ta="center">
          {t('bell.empty')}
        </Text>
      )}
      <ul className={classes.list}>
        {items.map((notice) => (
          <li key={notice._id}>
            <NoticeLine notice={notice} onOpen={onClose} />
          </li>
        ))}
      </ul>
      <Link to={adminPath('notifications')} className={classes.all} onClick={onClose}>
        {t('bell.all')}
      </Link>
    </>
  )
}
