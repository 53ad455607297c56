import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { PageReference } from '../tree/tree.calls.ts'

/** Why a link leads nowhere: its target is gone, in the trash, not online, or not for everyone. */
const LINK_FAULTS = ['missing', 'trashed', 'offline', 'private'] as const

/** A place whose link or picture leads nowhere, and what it was to lead to. */
export const BrokenLink = PageReference.extend({
  target: z.object({
    kind: z.enum(['page', 'file', 'gallery', 'global']),
    _id: Id,
    /** Its name, as far as it is known. */
    title: z.string(),
    fault: z.enum(LINK_FAULTS),
  }),
})
export type BrokenLink = z.infer<typeof BrokenLink>

export const listBrokenLinks = endpoint({
  method: 'GET',
  path: '/api/v0/page/broken_links/',
  access: staff('pages', 'view'),
  reply: z.object({ items: z.array(BrokenLink), ...listReply }),
  summary: 'Links and pictures of the website that lead nowhere, with where they stand',
})
