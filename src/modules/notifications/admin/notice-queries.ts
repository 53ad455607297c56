import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsLive } from '#kernel/admin/live/live-updates.tsx'
import { call } from '#kernel/client/call.ts'
import { listNotices, markNoticesRead, markNoticesUnread } from '../contract.ts'
import { readNoticeSettings } from '../settings/settings.calls.ts'

/** The server says 'notices' when one of the own changed. */
const KEY = ['notices'] as const
export const NOTICE_SETTINGS_KEY = ['notice-settings'] as const
const POLL_MS = 60_000
const LATEST = 6

/** The newest notices and the count of unread ones; asked for every minute where no stream tells. */
export function useLatestNotices() {
  const isLive = useIsLive()
  return useQuery({
    queryKey: [...KEY, 'latest'],
    queryFn: () => call(listNotices, { query: { limit: LATEST } }),
    refetchInterval: isLive ? false : POLL_MS,
    meta: { isLive: true },
  })
}

type NoticeFilter = { isUnreadOnly: boolean; topic: string | undefined }

export function useNotices({ isUnreadOnly, topic }: NoticeFilter) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', isUnreadOnly, topic],
    queryFn: ({ pageParam }) =>
      call(listNotices, { query: { unread: isUnreadOnly ? '1' : '0', topic, cursor: pageParam } }),
    initialPageParam: noCursor(),
    getNextPageParam: (page) => page.next ?? undefined,
    meta: { isLive: true },
  })
}

/** Marks some notices as read, or all of them. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: string[]) => call(markNoticesRead, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useMarkUnread() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(markNoticesUnread, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useNoticeSettings() {
  return useQuery({ queryKey: NOTICE_SETTINGS_KEY, queryFn: () => call(readNoticeSettings, {}) })
}

function noCursor(): string | undefined {
  return undefined
}
