import type { Selectable } from 'kysely'
import type { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import type { AttachmentsTable } from './declaration.ts'

type Shown = Pick<Selectable<AttachmentsTable>, 'id' | 'name' | 'size' | 'type' | 'created_at'>

/** A row as it is answered; `owner` is the address of what it belongs to: `person/${id}`. */
export function toAttachedFile(owner: string, row: Shown): AttachedFile {
  const { id, name, size, type, created_at } = row
  const url = `/api/v0/${owner}/files/${id}`
  return { _id: id, name, size, type, url, created: created_at.toISOString() }
}
