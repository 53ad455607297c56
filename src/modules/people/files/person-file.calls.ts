import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp } from '#kernel/contract/fields.ts'

export const MAX_FILE_BYTES = 25 * 1024 * 1024
/** Of one upload. */
export const MAX_FILES = 10

/** A paper about a person; its bytes are only for those who may see the person. */
export const PersonFile = z.object({
  _id: Id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** Where its bytes are. */
  url: z.string(),
  created: Timestamp,
})
export type PersonFile = z.infer<typeof PersonFile>

const FileParams = z.object({ id: Id, file: Id })
const reply = z.object({ files: z.array(PersonFile) })

export const listPersonFiles = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/files',
  access: staff('people', 'view'),
  params: IdParams,
  reply,
  summary: 'The files kept with a person',
})

export const attachPersonFiles = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/files',
  access: staff('people', 'edit'),
  params: IdParams,
  upload: { maxFiles: MAX_FILES, maxBytes: MAX_FILE_BYTES },
  reply,
  summary: 'Keeps files with a person',
})

export const downloadPersonFile = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/files/:file',
  access: staff('people', 'view'),
  params: FileParams,
  raw: true,
  reply: z.unknown(),
  summary: 'The bytes of a file of a person',
})

export const detachPersonFile = endpoint({
  method: 'DELETE',
  path: '/api/v0/person/:id/files/:file',
  access: staff('people', 'edit'),
  params: FileParams,
  reply,
  summary: 'Removes a file of a person for good',
})
