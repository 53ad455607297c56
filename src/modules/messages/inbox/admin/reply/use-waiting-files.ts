import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call, upload } from '#kernel/client/call.ts'
import type { MessageFile } from '../../message.calls.ts'
import { attachFiles, detachFile } from '../../thread.calls.ts'

type Files = readonly MessageFile[]

/** Files that were uploaded for a reply that is still being written; all who show it see the same. */
export function useWaitingFiles(id: string) {
  const { attempt, isBusy } = useAttempt()
  const client = useQueryClient()
  const queryKey = ['waiting-files', id]
  const { data: list = [] } = useQuery<Files>({
    queryKey,
    queryFn: () => client.getQueryData<Files>(queryKey) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const setList = (files: Files) => client.setQueryData<Files>(queryKey, files)
  return {
    list,
    isBusy,
    clear: () => setList([]),
    /** Those of a reply that was taken back, beside what was attached meanwhile. */
    putBack: (files: Files) => setList([...(client.getQueryData<Files>(queryKey) ?? []), ...files]),
    add: (files: readonly File[]) =>
      attempt(async () => {
        if (files.length === 0) return
        setList((await upload(attachFiles, { id }, files)).files)
      }),
    remove: (file: MessageFile) =>
      attempt(async () => {
        const params = { id, file: file._id }
        setList((await call(detachFile, { params })).files)
      }),
  }
}
