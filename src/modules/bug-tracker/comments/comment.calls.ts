import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, requiredText, Timestamp, Version } from '#kernel/contract/fields.ts'
import { listQuery, listReply } from '#kernel/contract/list.ts'

const view = staff('bug-tracker', 'view')
const edit = staff('bug-tracker', 'edit')

const COMMENTS = '/api/v0/system_bugtracker/:id/comments'
const COMMENT = '/api/v0/system_bugtracker/:id/comments/:comment'

export const BugComment = z.object({
  _id: Id,
  bug: Id,
  author: Id.nullable(),
  authorName: z.string(),
  isFromReporter: z.boolean(),
  /** Internal ones never reach the person who reported the bug. */
  isInternal: z.boolean(),
  body: z.string(),
  version: Version,
  created: Timestamp,
  edited: Timestamp.nullable(),
})
export type BugComment = z.infer<typeof BugComment>

const Body = requiredText(20_000)
const CommentParams = z.object({ id: Id, comment: Id })
const OneComment = z.object({ comments: z.array(BugComment) })

export const listComments = endpoint({
  method: 'GET',
  path: COMMENTS,
  access: view,
  params: IdParams,
  query: listQuery({ sort: ['created'], filters: {} }).omit({ search: true }),
  reply: z.object({ comments: z.array(BugComment), ...listReply }),
  summary: 'What was said about a bug',
})

export const addComment = endpoint({
  method: 'POST',
  path: COMMENTS,
  access: edit,
  params: IdParams,
  body: z.strictObject({ body: Body, isInternal: z.boolean().default(true) }),
  reply: OneComment,
  summary: 'Comments on a bug; internal unless said otherwise',
})

export const editComment = endpoint({
  method: 'PUT',
  path: COMMENT,
  access: edit,
  params: CommentParams,
  body: z.strictObject({ body: Body, version: Version }),
  reply: OneComment,
  summary: 'Changes the wording of an own comment',
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: COMMENT,
  access: edit,
  params: CommentParams,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Removes an own comment',
})

/** One entry per changed field: who, from, to, why. */
export const BugEvent = z.object({
  _id: Id,
  actor: Id,
  actorName: z.string(),
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  why: z.string(),
  created: Timestamp,
})
export type BugEvent = z.infer<typeof BugEvent>

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/v0/system_bugtracker/:id/history',
  access: view,
  params: IdParams,
  query: listQuery({ sort: ['created'], filters: {} }).omit({ search: true }),
  reply: z.object({ history: z.array(BugEvent), ...listReply }),
  summary: 'Everything that happened to a bug',
})
