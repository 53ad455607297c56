import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, Lang, Timestamp, text } from '#kernel/contract/fields.ts'
import { listQuery, listReply, pageQuery } from '#kernel/contract/list.ts'
import { SiteAddress } from '#kernel/contract/sections/address-fields.ts'

const ALL = '/api/v0/redirect/'
const ONE = '/api/v0/redirect/:id'
const MISSING = '/api/v0/redirect/missing/'

const view = staff('redirects', 'view')
const create = staff('redirects', 'create')
const remove = staff('redirects', 'delete')

/** Written by a moved page, by hand, or read from a file. */
export const REDIRECT_SOURCES = ['page', 'manual', 'import'] as const
const RedirectSource = z.enum(REDIRECT_SOURCES)

export const Redirect = z.object({
  _id: Id,
  from: z.string(),
  /** The page it leads to, wherever that page is. */
  page: Id.nullable(),
  lang: Lang,
  /** Where a visitor ends up right now; null when the answer is 410 or nothing is there. */
  to: z.string().nullable(),
  isGone: z.boolean(),
  isPermanent: z.boolean(),
  source: RedirectSource,
  created: Timestamp,
  created_by_name: z.string(),
})
export type Redirect = z.infer<typeof Redirect>

/** An address of this site; upper and lower case are the same. */
const From = text(500)
  .trim()
  .regex(/^\/(?![/\\])[^\s\\<>"?#]*$/, { error: 'address' })

/** To a page, to another address of this site, or nowhere (410). */
export const NewRedirect = z.strictObject({
  from: From,
  page: Id.optional(),
  lang: Lang.default('de'),
  to: SiteAddress.optional(),
  isGone: z.boolean().default(false),
  isPermanent: z.boolean().default(true),
})
export type NewRedirect = z.output<typeof NewRedirect>

const RedirectList = z.object({ items: z.array(Redirect), ...listReply })

export const RedirectQuery = listQuery({
  sort: ['created', 'from'],
  filters: { source: RedirectSource.optional() },
})
export type RedirectQuery = z.output<typeof RedirectQuery>

export const listRedirects = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: RedirectQuery,
  reply: RedirectList,
  summary: 'Old addresses and where they lead',
})

export const readRedirect = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: RedirectList,
  summary: 'An old address and where it leads',
})

export const createRedirect = endpoint({
  method: 'POST',
  path: ALL,
  access: create,
  body: NewRedirect,
  reply: RedirectList,
  summary: 'Leads an address elsewhere; one that led somewhere before is replaced',
})

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: ONE,
  access: remove,
  params: IdParams,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Forgets an old address',
})

export const deleteManyRedirects = endpoint({
  method: 'POST',
  path: '/api/v0/batch/redirect/remove/',
  access: remove,
  body: Ids,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Forgets many old addresses',
})

/** What became of one line of a file. */
export const ImportLine = z.object({
  line: z.int(),
  from: z.string(),
  to: z.string(),
  outcome: z.enum(['added', 'replaced', 'same', 'refused']),
  reason: z.string(),
})
export type ImportLine = z.infer<typeof ImportLine>

/** Lines `from,to[,status]` with or without a head; `;` and tabs separate too. */
export const importRedirects = endpoint({
  method: 'POST',
  path: '/api/v0/redirect/import/',
  access: create,
  body: z.strictObject({ csv: text(900_000), isTrial: z.boolean().default(false) }),
  reply: z.object({
    added: z.int(),
    replaced: z.int(),
    refused: z.int(),
    lines: z.array(ImportLine),
  }),
  summary: 'Reads redirects from a CSV file, says of every line what became of it',
})

/** An address that was asked for and that nothing answers. */
export const MissingAddress = z.object({
  path: z.string(),
  count: z.int(),
  first_seen: Timestamp,
  last_seen: Timestamp,
})
export type MissingAddress = z.infer<typeof MissingAddress>

export const listMissing = endpoint({
  method: 'GET',
  path: MISSING,
  access: view,
  query: z.strictObject({
    search: text(200).default(''),
    ...pageQuery({ limit: 50, pages: 1000 }),
    sort: z.enum(['-count', '-last_seen']).default('-count'),
  }),
  reply: z.object({ items: z.array(MissingAddress), ...listReply }),
  summary: 'Addresses visitors asked for in vain; who asked is not kept',
})

export const forgetMissing = endpoint({
  method: 'DELETE',
  path: MISSING,
  access: remove,
  query: z.strictObject({ path: text(500).optional() }),
  reply: z.object({ removed: z.int() }),
  summary: 'Forgets one address that was asked for in vain, or all of them',
})
