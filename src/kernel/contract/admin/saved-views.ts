import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Id, IdParams, IdQuery, requiredText, Timestamp, text } from '../fields.ts'
import { listReply } from '../list.ts'

export const MAX_SAVED_VIEWS = 50

const CollectionName = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)
const ViewName = requiredText(60)
/** The search part of the browse screen's address, without '?'. */
const ViewQuery = text(4000)
const Position = z.int().min(0).max(1000)

export const SavedView = z.strictObject({
  _id: Id,
  collection: CollectionName,
  name: z.string(),
  query: z.string(),
  position: z.int(),
  created_at: Timestamp,
})
export type SavedView = z.infer<typeof SavedView>

/** Everyone sees and changes only their own; someone else's view answers 404. */
export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/v0/saved_view/',
  access: anyStaff,
  query: z.strictObject({ collection: CollectionName }),
  reply: z.strictObject({ items: z.array(SavedView), ...listReply }),
  summary: "The caller's own saved views of one collection",
})

export const createSavedView = endpoint({
  method: 'POST',
  path: '/api/v0/saved_view/',
  access: anyStaff,
  body: z.strictObject({ collection: CollectionName, name: ViewName, query: ViewQuery }),
  reply: SavedView,
  summary: 'Saves a view of a collection for the caller',
})

/** Personal and last-one-wins: a view is only ever changed by its owner, so it carries no version. */
export const changeSavedView = endpoint({
  method: 'PUT',
  path: '/api/v0/saved_view/',
  access: anyStaff,
  body: z.strictObject({
    _id: Id,
    name: ViewName.optional(),
    query: ViewQuery.optional(),
    position: Position.optional(),
  }),
  reply: SavedView,
  summary: 'Renames, moves or redefines a saved view',
})

export const removeSavedView = endpoint({
  method: 'DELETE',
  path: '/api/v0/saved_view/:id',
  access: anyStaff,
  params: IdParams,
  reply: Empty,
  summary: 'Deletes a saved view',
})

export const removeSavedViewByQuery = endpoint({
  method: 'DELETE',
  path: '/api/v0/saved_view/',
  access: anyStaff,
  query: IdQuery,
  reply: Empty,
  summary: 'Deletes a saved view',
})
