import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

const create = staff('files', 'create')

/**
 * Resumable uploads after tus 1.0 (creation, termination, expiration). `Upload-Metadata` carries
 * `filename` and, if wished, `folder`, `tags` (joined by commas) and `isPrivate`. Once the last piece
 * has been answered, `GET` says the `Verdict` of the file.
 */
export const TUS_PATH = '/api/v0/file/tus'
export const TUS_VERSION = '1.0.0'
/** Hours after which an unfinished upload is forgotten. */
export const TUS_HOURS = 24

const Raw = {
  access: create,
  raw: true,
  reply: z.unknown(),
  replyHeaders: { 'tus-resumable': TUS_VERSION },
} as const
const OneUpload = z.object({ id: z.string().max(100) })

export const describeUploads = endpoint({
  ...Raw,
  method: 'OPTIONS',
  path: TUS_PATH,
  access: anyone,
  summary: 'What resumable uploads can do here (tus)',
})

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
