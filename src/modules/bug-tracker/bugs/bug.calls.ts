import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { BugFile } from '../attachments/attachment.calls.ts'
import { bug } from './bug.ts'
import { BugQuery, PageDataBody } from './bug-query.ts'
import { Status } from './bug-values.ts'

const ALL = '/api/v0/system_bugtracker/'
const ONE = '/api/v0/system_bugtracker/:id'

const view = staff('bug-tracker', 'view')
const edit = staff('bug-tracker', 'edit')

const BugChange = bug.Change.extend({ why: text(500).optional() })
export type BugChange = z.output<typeof BugChange>

/** A bug as lists show it: without its long texts. */
export const BugItem = bug.Wire.omit({ body: true, environment: true, reporterMail: true }).extend({
  /** When it went to the trash. */
  deleted: Timestamp.nullable(),
})
export type BugItem = z.infer<typeof BugItem>

export const BugRef = z.object({ _id: Id, number: z.int(), title: z.string(), status: Status })
export type BugRef = z.infer<typeof BugRef>

export const Bug = bug.Wire.extend({
  deleted: Timestamp.nullable(),
  duplicateOf: BugRef.nullable(),
  /** Until when the merge into `duplicateOf` can be taken back. */
  undoableUntil: Timestamp.nullable(),
  isWatched: z.boolean(),
  hasVoted: z.boolean(),
  /** The reporter has stopped the mails about it. */
  isReporterMuted: z.boolean(),
})
export type Bug = z.infer<typeof Bug>

const BugList = z.object({ bugs: z.array(BugItem), files: z.array(BugFile), ...listReply })
export const OneBug = z.object({ bugs: z.array(Bug), files: z.array(BugFile) })

export const listBugs = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: BugQuery,
  reply: BugList,
  summary: 'Bugs with their attachments, filtered and sorted',
})

export const getPageData = endpoint({
  method: 'POST',
  path: '/api/v1/system_bugtracker/getPageData',
  access: view,
  body: PageDataBody,
  reply: z.object({ bugs: z.array(BugItem), ...listReply }),
  summary: 'One page of the browse screen',
})

export const readBug = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: OneBug,
  summary: 'One bug with its attachments',
})

export const createBug = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('bug-tracker', 'create'),
  body: bug.Create,
  reply: OneBug,
  summary: 'Files a bug',
})

export const updateBug = endpoint({
  method: 'PUT',
  path: ALL,
  access: edit,
  body: BugChange.extend({ _id: Id }),
  reply: OneBug,
  summary: 'Changes the given fields of a bug',
})

export const updateBugById = endpoint({
  method: 'PUT',
  path: ONE,
  access: edit,
  params: IdParams,
  body: BugChange,
  reply: OneBug,
  summary: 'Changes the given fields of a bug',
})

export const readManyBugs = endpoint({
  method: 'POST',
  path: '/api/v0/batch/system_bugtracker/',
  access: view,
  body: Ids,
  reply: OneBug,
  summary: 'Many bugs by id',
})

export const {
  remove: deleteBug,
  removeById: deleteBugById,
  removeMany: deleteManyBugs,
  purgeMany: purgeManyBugs,
} = bug.calls
