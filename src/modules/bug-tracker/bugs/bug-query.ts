import { z } from 'zod'
import { Id, requiredText, text } from '#kernel/contract/fields.ts'
import { listQuery, some } from '#kernel/contract/list.ts'
import { ALL_PROJECTS, Priority, Reproduce, Severity, Status } from './bug-values.ts'

/** The first one is the default, newest first. */
export const BUG_SORTS = [
  'updated',
  'created',
  'number',
  'title',
  'status',
  'severity',
  'priority',
  'votes',
] as const
export type BugSort = (typeof BUG_SORTS)[number]

/** The names are the specification's (section 3, Bug). Within one filter any value may match. */
const filters = {
  selectedProject: z.union([z.literal(ALL_PROJECTS), Id]).default(ALL_PROJECTS),
  /** A bug must carry every one of them. */
  selectedTags: some(requiredText(60)),
  statusReproduce: some(Reproduce),
  statusSeverity: some(Severity),
  statusPriority: some(Priority),
  statusDeveloper: some(z.union([z.literal('none'), z.literal('me'), Id])),
  status: some(Status),
  type: some(requiredText(40)),
  milestone: some(z.union([z.literal('none'), Id])),
  trash: z.enum(['no', 'only']).default('no'),
}

/** A title may be part of it, and titles are long. */
const cursor = text(3000).optional()

export const BugQuery = listQuery({ sort: BUG_SORTS, filters }).extend({ cursor })
export type BugQuery = z.output<typeof BugQuery>

/** The specification calls the search text of this call `fuzzy`. */
export const PageDataBody = BugQuery.omit({ search: true }).extend({ fuzzy: text(200).default('') })

export type BugFilter = Pick<BugQuery, keyof typeof filters | 'search'>
