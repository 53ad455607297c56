import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { browseFiles } from '../../file.calls.ts'
import type { Kind } from '../../file.ts'
import { FILES_KEY } from '../keys.ts'

const PAGE = 48
const START: { cursor?: string } = {}

type PickerAsk = { search: string; type: Kind[]; folder: string | undefined }

/** What can be chosen, page after page. */
export function usePickerFiles(ask: PickerAsk) {
  const found = useInfiniteQuery({
    queryKey: [...FILES_KEY, 'picker', ask],
    queryFn: ({ pageParam }) => call(browseFiles, { body: { ...ask, limit: PAGE, ...pageParam } }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => (next ? { cursor: next } : undefined),
    placeholderData: keepPreviousData,
  })
  return { ...found, files: found.data?.pages.flatMap(({ files }) => files) ?? [] }
}
