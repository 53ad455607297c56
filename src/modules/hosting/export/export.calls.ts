import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

const ROOT = '/api/v0/website_export/'

export const EXPORT_STATES = ['waiting', 'done', 'failed'] as const
/** Why there is no copy. */
export const EXPORT_FAULTS = ['not-public', 'too-large', 'unexpected'] as const

const WebsiteExport = z.strictObject({
  _id: Id,
  state: z.enum(EXPORT_STATES),
  fault: z.enum(EXPORT_FAULTS).nullable(),
  hasDrafts: z.boolean(),
  pages: z.int(),
  size: z.int(),
  created: z.iso.datetime(),
  /** From then on it is gone. */
  expires: z.iso.datetime(),
})
export type WebsiteExport = z.infer<typeof WebsiteExport>

export const listExports = endpoint({
  method: 'GET',
  path: ROOT,
  access: admin,
  passive: true,
  reply: z.strictObject({
    items: z.array(WebsiteExport),
    numItems: z.int(),
    numItemsExact: z.boolean(),
    next: z.string().nullable(),
  }),
  summary: 'Copies of the website that can be fetched',
})

export const requestExport = endpoint({
  method: 'POST',
  path: ROOT,
  access: admin,
  body: z.strictObject({ hasDrafts: z.boolean().default(false) }),
  reply: WebsiteExport,
  limit: { max: 20, seconds: 3600, per: 'user' },
  summary: 'Has a copy of the website made; one at a time',
})

export const downloadExport = endpoint({
  method: 'GET',
  path: `${ROOT}:id/download`,
  access: admin,
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  raw: true,
  summary: 'A copy of the website as a zip file',
})
