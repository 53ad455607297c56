import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

const create = staff('files', 'create')

/**
 * Resumable uploads after tus 1.0 (creation, termination, expiration). `Upload-Metadata` carries
 * `filename` and, if wished, `folder`, `tags` (joined by commas) and `isPrivate`. The last piece is
 * answered 200 with the `Verdict` of the file; `GET` says it again to whoever missed it.
 */
export const TUS_PATH = '/api/v0/file/tus'
export const TUS_VERSION = '1.0.0'
/** Hours after which an unfinished upload is forgotten. */
export const TUS_HOURS = 24

const Raw = { access: create, raw: true, reply: z.unknown() } as const
const OneUpload = z.object({ id: z.string().max(100) })

export const startUpload = endpoint({
  ...Raw,
  method: 'POST',
  path: TUS_PATH,
  summary: 'Begins a resumable upload (tus)',
})

export const readUpload = endpoint({
  ...Raw,
  method: 'GET',
  path: `${TUS_PATH}/:id`,
  params: OneUpload,
  summary: 'How far a resumable upload has come, and its verdict (tus; HEAD too)',
})

export const continueUpload = endpoint({
  ...Raw,
  method: 'PATCH',
  path: `${TUS_PATH}/:id`,
  params: OneUpload,
  stream: 'application/offset+octet-stream',
  summary: 'The next piece of a resumable upload (tus)',
})

export const endUpload = endpoint({
  ...Raw,
  method: 'DELETE',
  path: `${TUS_PATH}/:id`,
  params: OneUpload,
  summary: 'Gives a resumable upload up (tus)',
})
