import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#kernel/client/call.ts'
import { noteWriting } from '../../thread.calls.ts'

/** Often enough for the server to know that the tab is still open. */
const RENEW_MS = 25_000

/** Says whether a reply is being written, and who else is at it: all who are see each other. */
export function usePresence(id: string, isWriting: boolean): readonly string[] {
  const params = { id }
  const { data } = useQuery({
    // Its beginning is what the server broadcasts when somebody begins or stops.
    queryKey: ['message-writers', id, isWriting],
    queryFn: () => call(noteWriting, { params, body: { writing: isWriting } }),
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    // Only a courtesy: the server stops a reply that comes too late anyway.
    retry: false,
  })
  useEffect(() => {
    if (!isWriting) return
    return () => {
      call(noteWriting, { params: { id }, body: { writing: false } }).catch(() => undefined)
    }
  }, [id, isWriting])
  return data?.others ?? []
}
