import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Tags, text, Version } from '#kernel/contract/fields.ts'
import { OneBug } from './bug.calls.ts'
import { Priority, Severity, Status } from './bug-values.ts'

const edit = staff('bug-tracker', 'edit')

/** `needsOf` in life-cycle.ts says which of the optional parts a move asks for. */
const Move = z.strictObject({
  to: Status,
  version: Version,
  why: text(2000).default(''),
  fixedIn: text(60).default(''),
  duplicateOf: Id.optional(),
})
export type Move = z.output<typeof Move>

export const moveBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/transition',
  access: edit,
  params: IdParams,
  body: Move,
  reply: OneBug,
  summary: 'Moves a bug along its life cycle',
})

export const undoDuplicate = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/undo-duplicate',
  access: edit,
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: OneBug,
  summary: 'Takes a merge back within a day',
})

export const restoreBug = endpoint({
  method: 'POST',
  path: '/api/v0/system_bugtracker/:id/restore',
  access: staff('bug-tracker', 'delete'),
  params: IdParams,
  reply: OneBug,
  summary: 'Brings a bug back from the trash',
})

const BulkEdit = z.strictObject({
  bugs: z
    .array(z.strictObject({ _id: Id, version: Version }))
    .min(1)
    .max(500),
  status: Status.optional(),
  severity: Severity.optional(),
  priority: Priority.optional(),
  developer: Id.nullable().optional(),
  milestone: Id.nullable().optional(),
  addTags: Tags.default([]),
  removeTags: Tags.default([]),
  why: text(2000).default(''),
  fixedIn: text(60).default(''),
  duplicateOf: Id.optional(),
})
export type BulkEdit = z.output<typeof BulkEdit>

export const editManyBugs = endpoint({
  method: 'POST',
  path: '/api/v0/batch/system_bugtracker/edit/',
  access: edit,
  body: BulkEdit,
  reply: z.object({
    changed: z.array(Id),
    refused: z.array(z.object({ _id: Id, code: z.string(), message: z.string() })),
  }),
  summary: 'Changes many bugs; says which ones could not be changed and why',
})
