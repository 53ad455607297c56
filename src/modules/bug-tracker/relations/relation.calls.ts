import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams } from '#kernel/contract/fields.ts'
import { BugRef } from '../bugs/bug.calls.ts'
import { LinkKind } from '../bugs/bug-values.ts'

const view = staff('bug-tracker', 'view')
const edit = staff('bug-tracker', 'edit')

const Watchers = z.object({
  watchers: z.array(z.object({ _id: Id, name: z.string() })),
  isWatched: z.boolean(),
})

export const listWatchers = endpoint({
  method: 'GET',
  path: '/api/v0/system_bugtracker/:id/watchers',
  access: view,
  params: IdParams,
  reply: Watchers,
  summary: 'Who is told when something happens',
})

export const watchBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/watch',
  access: view,
  params: IdParams,
  reply: Watchers,
  summary: 'Watches a bug',
})

export const unwatchBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/unwatch',
  access: view,
  params: IdParams,
  reply: Watchers,
  summary: 'Stops watching a bug',
})

/** `kind` is read from the bug that was asked for: it relates to, blocks or is blocked by `bug`. */
export const BugLink = z.object({ _id: Id, kind: LinkKind, bug: BugRef })
export type BugLink = z.infer<typeof BugLink>
const Links = z.object({ links: z.array(BugLink) })

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/v0/system_bugtracker/:id/links',
  access: view,
  params: IdParams,
  reply: Links,
  summary: 'Bugs this one has to do with',
})

export const linkBugs = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/links',
  access: edit,
  params: IdParams,
  body: z.strictObject({ bug: Id, kind: LinkKind }),
  reply: Links,
  summary: 'Links two bugs',
})

export const unlinkBugs = endpoint({
  method: 'DELETE',
  path: '/api/v0/system_bugtracker/:id/links/:link',
  access: edit,
  params: z.object({ id: Id, link: Id }),
  reply: Links,
  summary: 'Removes a link',
})
