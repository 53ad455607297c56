import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import {
  addComment,
  type BugComment,
  deleteComment,
  editComment,
  listComments,
} from '../comment.calls.ts'

const FIRST = 30

/** The thread of a bug, read from its end; older comments come on demand. */
export function useComments(bug: string) {
  const client = useQueryClient()
  const queryKey = bugKey(bug, 'comments')
  const params = { id: bug }
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      call(listComments, {
        params,
        query: { sort: '-created', limit: FIRST, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const afterwards = async <R>(work: Promise<R>): Promise<R> => {
    const result = await work
    await client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
    await client.invalidateQueries({ queryKey: bugKey(bug, 'watchers') })
    return result
  }
  return {
    pages,
    comments: pages.data?.pages.flatMap(({ comments }) => comments).reverse(),
    add: (body: string, isInternal: boolean) =>
      afterwards(call(addComment, { params, body: { body, isInternal } })),
    edit: ({ _id, version }: BugComment, body: string) =>
      afterwards(call(editComment, { params: { id: bug, comment: _id }, body: { body, version } })),
    remove: ({ _id }: BugComment) =>
      afterwards(call(deleteComment, { params: { id: bug, comment: _id } })),
  }
}

export type Comments = ReturnType<typeof useComments>
