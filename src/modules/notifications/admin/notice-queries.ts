import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { listNotices, markNoticesRead } from '../contract.ts'

const KEY = ['notices'] as const
const POLL_MS = 60_000
const LATEST = 6

/** The newest notices and the count of unread ones, asked every minute. */
export function useLatestNotices() {
  return useQuery({
    queryKey: [...KEY, 'latest'],
    queryFn: () => call(listNotices, { query: { limit: LATEST } }),
    refetchInterval: POLL_MS,
  })
}

export function useNotices(isUnreadOnly: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', isUnreadOnly],
    queryFn: ({ pageParam }) =>
      call(listNotices, { query: { unread: isUnreadOnly ? '1' : '0', cursor: pageParam } }),
    initialPageParam: noCursor(),
    getNextPageParam: (page) => page.next ?? undefined,
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

function noCursor(): string | undefined {
  return undefined
}
