import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useIsLive } from '#kernel/admin/live/live-updates.tsx'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { INBOX, messagePath } from '../../admin/paths.ts'
import { listMessages, type Message, readMessage } from '../message.calls.ts'
import { BOXES, type Box } from '../message-values.ts'
import { listChoices } from '../thread.calls.ts'
import {
  askedBy,
  FILTER_NAMES,
  type FilterName,
  type FilterWords,
  filtersIn,
} from './list/inbox-filters.ts'

const ROOT = ['messages']
const FIRST = 40
/** New messages appear by themselves. */
const REFRESH = 30_000

type View = { box: Box; search: string; filters: FilterWords }

/** What the address says: which box, which words and filters, which message. */
export function useInboxLocation() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const box = BOXES.find((one) => one === params.get('box')) ?? 'inbox'
  const search = params.get('search') ?? ''
  const filters = filtersIn(params)
  const query = (next: Partial<View> = {}) => asAddress({ box, search, filters, ...next })
  const to = (path: string, text = query()) => adminPath(text ? `${path}?${text}` : path)
  const show = (next: Partial<View>) => void navigate(to(INBOX, query(next)))
  return {
    id,
    box,
    search,
    filters,
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    isWriting: params.has('write'),
    query,
    pathOf: (message: string) => to(messagePath(message)),
    open: (message: string) => void navigate(to(messagePath(message))),
    close: () => void navigate(to(INBOX)),
    show,
    filter: (name: FilterName, words: readonly string[]) => {
      // The inbox holds what is new or open: another state is looked for among all.
      const isElsewhere = name === 'state' && box === 'inbox' && words.length > 0
      show({ filters: { ...filters, [name]: words }, ...(isElsewhere && { box: 'all' }) })
    },
  }
}

function asAddress({ box, search, filters }: View): string {
  const parts = new URLSearchParams()
  if (box !== 'inbox') parts.set('box', box)
  if (search) parts.set('search', search)
  for (const name of FILTER_NAMES) for (const word of filters[name] ?? []) parts.append(name, word)
  return parts.toString()
}

export type InboxLocation = ReturnType<typeof useInboxLocation>

export function useMessageList({ box, search, filters }: View) {
  const isLive = useIsLive()
  const asked = { box, search, ...askedBy(filters) }
  return useInfiniteQuery({
    queryKey: [...ROOT, 'list', asked],
    queryFn: ({ pageParam }) =>
      call(listMessages, {
        query: { ...asked, limit: FIRST, ...(pageParam && { cursor: pageParam }) },
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
