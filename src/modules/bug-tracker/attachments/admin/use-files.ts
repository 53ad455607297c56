import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { readBug } from '../../bugs/bug.calls.ts'
import { attachFiles, type BugFile, detachFile } from '../attachment.calls.ts'

/** What hangs on a bug, and how it gets there. */
export function useFiles(bug: string) {
  const client = useQueryClient()
  const queryKey = bugKey(bug, 'files')
  const keep = (files: readonly BugFile[]) => {
    client.setQueryData(queryKey, files)
    return client.invalidateQueries({ queryKey: bugKey(bug, 'history') })
  }
  return {
    query: useQuery<readonly BugFile[]>({
      queryKey,
      queryFn: async () => (await call(readBug, { params: { id: bug } })).files,
    }),
    upload: async (files: readonly File[]) => keep(await uploadFiles(bug, files)),
    remove: async ({ _id }: BugFile) =>
      keep((await call(detachFile, { params: { id: bug, file: _id } })).files),
  }
}

/** All of them or none: the server takes an upload as a whole. */
async function uploadFiles(bug: string, files: readonly File[]): Promise<BugFile[]> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  const reply = await send(attachFiles.method, attachFiles.path.replace(':id', bug), form)
  return attachFiles.reply.parse(reply).files
}
