import type { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { AttachedFile, attachmentCalls } from '#kernel/contract/noun/attachments.ts'

export const BugFile = AttachedFile.extend({ bug: Id })
export type BugFile = z.infer<typeof BugFile>

export const bugFileCalls = attachmentCalls({
  path: 'system_bugtracker',
  module: 'bug-tracker',
  owner: 'a bug',
  File: BugFile,
})
