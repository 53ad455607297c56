import { useQueryClient } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import { useAttachments } from '#kernel/admin/attachments/use-attachments.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { UPLOAD_LIMITS } from '#kernel/contract/noun/attachments.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { bugKey } from '../../bugs/admin/edit/bug-keys.ts'
import { readBug } from '../../bugs/bug.calls.ts'
import { bugFileCalls } from '../attachment.calls.ts'

/** Screenshots and papers of a bug. */
export function FilesSection({ item: { _id: id, deleted } }: ItemProps<SomeBug>) {
  const mayEdit = useCan()(staff('bug-tracker', 'edit')) && deleted === null
  const client = useQueryClient()
  const { query, edit } = useAttachments({
    id,
    queryKey: bugKey(id, 'files'),
    read: () => call(readBug, { params: { id } }),
    calls: bugFileCalls,
    onChange: () => client.invalidateQueries({ queryKey: bugKey(id, 'history') }),
  })
  return (
    <AttachmentsSection query={query} limits={UPLOAD_LIMITS} edit={mayEdit ? edit : undefined} />
  )
}
