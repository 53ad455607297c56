import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useIsLive } from '#kernel/admin/live/live-updates.tsx'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { INBOX, messagePath } from '../../admin/paths.ts'
import { listMessages, type Message, readMessage } from '../message.calls.ts'
import { BOXES, type Box } from '../message-values.ts'
import { listChoices } from '../thread.calls.ts'

const ROOT = ['messages']
const FIRST = 40
/** New messages appear by themselves. */
const REFRESH = 30_000

/** What the address says: which box, which words, which message. */
export function useInboxLocation() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const box = BOXES.find((one) => one === params.get('box')) ?? 'inbox'
  const search = params.get('search') ?? ''
  const query = (next: { box?: Box; search?: string } = {}) => {
    const wanted = { box, search, ...next }
    const parts = new URLSearchParams()
    if (wanted.box !== 'inbox') parts.set('box', wanted.box)
    if (wanted.search) parts.set('search', wanted.search)
    return parts.toString()
  }
  const to = (path: string, text = query()) => adminPath(text ? `${path}?${text}` : path)
  return {
    id,
    box,
    search,
    isWriting: params.has('write'),
    query,
    pathOf: (message: string) => to(messagePath(message)),
    open: (message: string) => void navigate(to(messagePath(message))),
    close: () => void navigate(to(INBOX)),
    show: (next: { box?: Box; search?: string }) => void navigate(to(INBOX, query(next))),
    showQuery: (text: string) => void navigate(to(INBOX, text)),
  }
}

export type InboxLocation = ReturnType<typeof useInboxLocation>

export function useMessageList({ box, search }: Pick<InboxLocation, 'box' | 'search'>) {
  const isLive = useIsLive()
  return useInfiniteQuery({
    queryKey: [...ROOT, 'list', box, search],
    queryFn: ({ pageParam }) =>
      call(listMessages, {
        query: { box, search, limit: FIRST, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: isLive ? false : REFRESH,
    meta: { isLive: true },
  })
}

export function useMessage(id: string) {
  const isLive = useIsLive()
  return useQuery({
    queryKey: [...ROOT, 'one', id],
    queryFn: () => call(readMessage, { params: { id } }),
    refetchInterval: isLive ? false : REFRESH,
    meta: { isLive: true },
  })
}

export function useChoices() {
  return useQuery({
    queryKey: [...ROOT, 'choices'],
    queryFn: () => call(listChoices, {}),
    staleTime: 60_000,
  })
}

/** Shows a changed message at once, and reads the lists anew. */
export function useKeep() {
  const client = useQueryClient()
  return async (message?: Message) => {
    if (message) client.setQueryData([...ROOT, 'one', message._id], message)
    await client.invalidateQueries({ queryKey: [...ROOT, 'list'] })
    if (!message) await client.invalidateQueries({ queryKey: [...ROOT, 'one'] })
  }
}
