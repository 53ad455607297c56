import { Button, SegmentedControl } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../messages.ts'
import { NoticeLine } from './notice-line.tsx'
import { useMarkRead, useNotices } from './notice-queries.ts'
import classes from './notices-screen.module.css'

/** Everything Kontor has told this person. */
export function NoticesScreen() {
  const t = useMessages(messages)
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const list = useNotices(isUnreadOnly)
  const hasUnread = (list.data?.pages[0]?.numUnread ?? 0) > 0
  return (
    <div className={classes.page}>
      <AdminPageHead title={t('title')}>
        <SegmentedControl
          aria-label={t('list.show')}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(value) => setUnreadOnly(value === 'unread')}
          data={[
            { value: 'all', label: t('list.showAll') },
            { value: 'unread', label: t('list.showUnread') },
          ]}
        />
        {hasUnread && <MarkAllButton />}
      </AdminPageHead>
      <NoticeList list={list} isUnreadOnly={isUnreadOnly} onShowAll={() => setUnreadOnly(false)} />
    </div>
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
  isUnreadOnly: boolean
  onShowAll(): void
}

function NoticeList({ list, isUnreadOnly, onShowAll }: NoticeListProps) {
  const t = useMessages(messages)
  if (list.isPending) return <LoadingState label={t('loading')} count={4} />
  if (list.isError) {
    const retry = { label: t('error.retry'), onRetry: () => void list.refetch() }
    return <ErrorState title={t('error.title')} text={t('error.text')} retry={retry} />
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NoNotices isUnreadOnly={isUnreadOnly} onShowAll={onShowAll} />
  return (
    <>
      <ul className={classes.list} aria-label={t('list.label')}>
        {items.map((notice) => (
          <li key={notice._id}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="subtle"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function NoNotices({ isUnreadOnly, onShowAll }: Omit<NoticeListProps, 'list'>) {
  const t = useMessages(messages)
  return (
    <EmptyState
      icon={<IconBell size={24} stroke={1.5} aria-hidden />}
      title={t(isUnreadOnly ? 'empty.read' : 'empty.title')}
      text={t(isUnreadOnly ? 'empty.readText' : 'empty.text')}
      action={isUnreadOnly ? { label: t('empty.showAll'), onSelect: onShowAll } : undefined}
    />
  )
}
