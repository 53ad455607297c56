import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp } from '#kernel/contract/fields.ts'

export const MAX_FILE_BYTES = 25 * 1024 * 1024
export const MAX_FILES = 10

export const BugFile = z.object({
  _id: Id,
  bug: Id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** Where its bytes are. */
  url: z.string(),
  created: Timestamp,
})
export type BugFile = z.infer<typeof BugFile>

const FileParams = z.object({ id: Id, file: Id })

export const attachFiles = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/files',
  access: staff('bug-tracker', 'edit'),
  params: IdParams,
  upload: { maxFiles: MAX_FILES, maxBytes: MAX_FILE_BYTES },
  reply: z.object({ files: z.array(BugFile) }),
  summary: 'Attaches files to a bug',
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/v0/system_bugtracker/:id/files/:file',
  access: staff('bug-tracker', 'view'),
  params: FileParams,
  raw: true,
  reply: z.unknown(),
  summary: 'The bytes of an attachment',
})

export const detachFile = endpoint({
  method: 'DELETE',
  path: '/api/v0/system_bugtracker/:id/files/:file',
  access: staff('bug-tracker', 'edit'),
  params: FileParams,
  reply: z.object({ files: z.array(BugFile) }),
  summary: 'Removes an attachment for good',
})
