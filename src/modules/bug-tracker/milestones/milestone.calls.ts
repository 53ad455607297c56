import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Version } from '#kernel/contract/fields.ts'
import { milestone } from './milestone.ts'

const MILESTONES = '/api/v1/system_bugtracker/milestones'
const Milestones = z.object({ milestones: z.array(milestone.Wire) })

/** Literal (specification, section 7): open ones first, the next due date on top. */
export const listMilestones = endpoint({
  method: 'GET',
  path: MILESTONES,
  access: staff('bug-tracker', 'view'),
  reply: Milestones,
  summary: 'Milestones with their progress',
})

export const closeMilestone = endpoint({
  method: 'POST',
  path: `${MILESTONES}/:id/close`,
  access: staff('bug-tracker', 'edit'),
  params: IdParams,
  /** With `moveTo` the bugs that are not done move to that milestone; null takes them off the plan. */
  body: z.strictObject({ version: Version, moveTo: Id.nullable().optional() }),
  reply: Milestones,
  summary: 'Closes a milestone once its bugs are done or moved',
})

export const reopenMilestone = endpoint({
  method: 'POST',
  path: `${MILESTONES}/:id/reopen`,
  access: staff('bug-tracker', 'edit'),
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: Milestones,
  summary: 'Opens a closed milestone again',
})
