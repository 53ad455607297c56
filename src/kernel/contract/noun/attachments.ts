import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Timestamp } from '../fields.ts'

/** A file that belongs to a thing. */
export const AttachedFile = z.object({
  _id: Id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** Where its bytes are. */
  url: z.string(),
  created: Timestamp,
})
export type AttachedFile = z.infer<typeof AttachedFile>

/** Of one upload by staff. */
export const UPLOAD_LIMITS = { maxFiles: 10, maxBytes: 25 * 1024 * 1024 }

type Parts<F extends z.ZodType> = {
  /** That of the thing they belong to: 'person' is /api/v0/person/:id/files. */
  path: string
  module: string
  /** What `GET /api/docs` calls that thing: 'a person'. */
  owner: string
  File: F
  /** Of one upload, where papers are not all there is. */
  limits?: typeof UPLOAD_LIMITS
}

/**
 * The calls for the files of a thing; a module binds those it offers.
 * @example const { attach, detach } = attachmentCalls({ path: 'person', module: 'people',
 *   owner: 'a person', File: AttachedFile })
 */
export function attachmentCalls<F extends z.ZodType>(parts: Parts<F>) {
  const { path, module, owner, File, limits = UPLOAD_LIMITS } = parts
  const view = staff(module, 'view')
  const edit = staff(module, 'edit')
  const all = { path: `/api/v0/${path}/:id/files`, params: IdParams }
  const one = { path: `${all.path}/:file`, params: z.object({ id: Id, file: Id }) }
  const reply = z.object({ files: z.array(File) })
  return {
    list: endpoint({
      ...all,
      method: 'GET',
      access: view,
      reply,
      summary: `The files of ${owner}`,
    }),
    attach: endpoint({
      ...all,
      method: 'POST',
      access: edit,
      upload: limits,
      reply,
      summary: `Attaches files to ${owner}`,
    }),
    download: endpoint({
      ...one,
      method: 'GET',
      access: view,
      raw: true,
      reply: z.unknown(),
      summary: `The bytes of a file of ${owner}`,
    }),
    detach: endpoint({
      ...one,
      method: 'DELETE',
      access: edit,
      reply,
      summary: `Removes a file of ${owner} for good`,
    }),
  }
}
