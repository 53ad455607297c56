import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { send } from '#kernel/client/request.ts'
import type { Person } from '../../persons/person.ts'
import {
  attachPersonFiles,
  detachPersonFile,
  listPersonFiles,
  MAX_FILE_BYTES,
  MAX_FILES,
  type PersonFile,
} from '../person-file.calls.ts'

const LIMITS = { maxBytes: MAX_FILE_BYTES, maxFiles: MAX_FILES }

/** Papers about a person: a signed form, a photo, a letter. */
export function FilesSection({ item }: ItemProps<Person>) {
  const mayEdit = useCan()(staff('people', 'edit'))
  const { query, ...edit } = useFiles(item._id)
  return <AttachmentsSection query={query} limits={LIMITS} edit={mayEdit ? edit : undefined} />
}

function useFiles(id: string) {
  const client = useQueryClient()
  const queryKey = ['collection', 'persons', 'files', id]
  const keep = (files: readonly PersonFile[]) => client.setQueryData(queryKey, files)
  return {
    query: useQuery<readonly PersonFile[]>({
      queryKey,
      queryFn: async () => (await call(listPersonFiles, { params: { id } })).files,
    }),
    upload: async (files: readonly File[]) => keep(await uploadFiles(id, files)),
    remove: async ({ _id }: { _id: string }) =>
      keep((await call(detachPersonFile, { params: { id, file: _id } })).files),
  }
}

/** All of them or none: the server takes an upload as a whole. */
async function uploadFiles(id: string, files: readonly File[]): Promise<PersonFile[]> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  const { method, path, reply } = attachPersonFiles
  return reply.parse(await send(method, path.replace(':id', id), form)).files
}
