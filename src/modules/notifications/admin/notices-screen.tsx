import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../messages.ts'
import { ToastList } from '../toasts/admin/toast-list.tsx'
import { MarkedNotice } from './marked-notice.tsx'
import { useMarkRead, useNoticeSettings, useNotices } from './notice-queries.ts'
import classes from './notices-screen.module.css'

const SHOWN = ['all', 'unread', 'browser'] as const
type Shown = (typeof SHOWN)[number]

/** Everything Kontor has told this person, and what this browser has shown. */
export function NoticesScreen() {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const [shown, setShown] = useState<Shown>('all')
  const names = { all: 'showAll', unread: 'showUnread', browser: 'showBrowser' } as const
  return (
    <div className={classes.page}>
      <AdminPageHead title={t('title')}>
        <Button
          component={Link}
          to={adminPath('notifications/settings')}
          variant="default"
          leftSection={<IconSettings {...SMALL_ICON} />}
        >
          {t('list.settings')}
        </Button>
      </AdminPageHead>
      <SegmentedControl
        className={classes.shown}
        aria-label={t('list.show')}
        value={shown}
        onChange={(value) => setShown(SHOWN.find((one) => one === value) ?? 'all')}
        data={SHOWN.map((value) => ({ value, label: t(`list.${names[value]}`) }))}
      />
      {shown === 'browser' ? (
        <ToastList />
      ) : (
        <Notices isUnreadOnly={shown === 'unread'} onShowAll={() => setShown('all')} />
      )}
    </div>
  )
}

type NoticesProps = { isUnreadOnly: boolean; onShowAll(): void }

function Notices({ isUnreadOnly, onShowAll }: NoticesProps) {
  const [topic, setTopic] = useState<string>()
  const list = useNotices({ isUnreadOnly, topic })
  const hasUnread = (list.data?.pages[0]?.numUnread ?? 0) > 0
  const showAll = () => {
    setTopic(undefined)
    onShowAll()
  }
  return (
    <>
      <div className={classes.tools}>
        <TopicFilter topic={topic} onChange={setTopic} />
        {hasUnread && <MarkAllButton />}
      </div>
      <NoticeList
        list={list}
        isFiltered={isUnreadOnly || topic !== undefined}
        onShowAll={showAll}
      />
    </>
  )
}

type TopicFilterProps = { topic: string | undefined; onChange(topic: string | undefined): void }

function TopicFilter({ topic, onChange }: TopicFilterProps) {
  const t = useMessages(messages)
  const topics = useNoticeSettings().data?.topics ?? []
  return (
    <Select
      aria-label={t('list.topic')}
      placeholder={t('list.allTopics')}
      data={topics.map(({ name, label }) => ({ value: name, label }))}
      value={topic ?? null}
      onChange={(value) => onChange(value ?? undefined)}
      clearable
    />
  )
}

function MarkAllButton() {
  const t = useMessages(messages)
  const mark = useMarkRead()
  const markAll = () =>
    mark.mutate(undefined, {
      onSuccess: () => notify({ content: t('list.marked') }),
      onError: () => notify({ type: 'error', content: t('list.markFailed') }),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconChecks {...SMALL_ICON} />}
      loading={mark.isPending}
      onClick={markAll}
    >
      {t('list.markAll')}
    </Button>
  )
}

type NoticeListProps = {
  list: ReturnType<typeof useNotices>
  isFiltered: boolean
  onShowAll(): void
}

function NoticeList({ list, isFiltered, onShowAll }: NoticeListProps) {
  const t = useMessages(messages)
  if (list.isPending) return <LoadingState label={t('loading')} count={4} />
  if (list.isError) {
    const retry = { label: t('error.retry'), onRetry: () => void list.refetch() }
    return <ErrorState title={t('error.title')} text={t('error.text')} retry={retry} />
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NoNotices isFiltered={isFiltered} onShowAll={onShowAll} />
  return (
    <>
      <ul className={classes.list} aria-label={t('list.label')}>
        {items.map((notice) => (
          <li key={notice._id}>
            <MarkedNotice notice={notice} />
          </li>
        ))}
      </ul>
      <MoreButton query={list} variant="subtle">
        {t('list.more')}
      </MoreButton>
    </>
  )
}

function NoNotices({ isFiltered, onShowAll }: Omit<NoticeListProps, 'list'>) {
  const t = useMessages(messages)
  return (
    <EmptyState
      icon={<IconBell size={24} stroke={1.5} aria-hidden />}
      title={t(isFiltered ? 'empty.read' : 'empty.title')}
      text={t(isFiltered ? 'empty.readText' : 'empty.text')}
      action={isFiltered ? { label: t('empty.showAll'), onSelect: onShowAll } : undefined}
    />
  )
}
