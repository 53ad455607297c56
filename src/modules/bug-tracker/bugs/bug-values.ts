import { z } from 'zod'

/** In the order of the life cycle; the database sorts by it. */
export const STATUSES = [
  'new',
  'triaged',
  'accepted',
  'in_progress',
  'needs_info',
  'reopened',
  'fixed',
  'verified',
  'closed',
  'duplicate',
  'wontfix',
  'not_reproducible',
] as const
/** Weakest first. */
export const SEVERITIES = ['trivial', 'minor', 'major', 'critical', 'blocker'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
/** How often it can be reproduced. */
export const REPRODUCE = ['untested', 'never', 'once', 'rarely', 'sometimes', 'always'] as const
export const LINK_KINDS = ['relates', 'blocks', 'blocked_by'] as const

export const Status = z.enum(STATUSES)
export type Status = z.infer<typeof Status>
export const Severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof Severity>
export const Priority = z.enum(PRIORITIES)
export type Priority = z.infer<typeof Priority>
export const Reproduce = z.enum(REPRODUCE)
export type Reproduce = z.infer<typeof Reproduce>
export const LinkKind = z.enum(LINK_KINDS)
export type LinkKind = z.infer<typeof LinkKind>

/** 'alle' is the specification's word for "no project chosen". */
export const ALL_PROJECTS = 'alle'
