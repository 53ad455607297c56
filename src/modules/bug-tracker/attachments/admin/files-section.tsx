import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { readBug } from '../../bugs/bug.calls.ts'
import {
  attachFiles,
  type BugFile,
  detachFile,
  MAX_FILE_BYTES,
  MAX_FILES,
} from '../attachment.calls.ts'

const LIMITS = { maxBytes: MAX_FILE_BYTES, maxFiles: MAX_FILES }

/** Screenshots and papers of a bug. */
export function FilesSection({ item }: ItemProps<SomeBug>) {
  const mayEdit = useCan()(staff('bug-tracker', 'edit')) && item.deleted === null
  const { query, ...edit } = useFiles(item._id)
  return <AttachmentsSection query={query} limits={LIMITS} edit={mayEdit ? edit : undefined} />
}

/** What hangs on a bug, and how it gets there. */
function useFiles(bug: string) {
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
    remove: async ({ _id }: { _id: string }) =>
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
