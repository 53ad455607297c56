import { UPLOAD_LIMITS } from '#kernel/contract/noun/attachments.ts'
import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { routesOf } from '#kernel/server/route.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import { takeBug } from '../../bugs/server/change/change-bug.ts'
import { recordEvents } from '../../bugs/server/change/record-events.ts'
import { touchBug } from '../../bugs/server/change/touch-bug.ts'
import type { Db } from '../../bugs/server/find/queries.ts'
import { toFile } from '../../bugs/server/find/wire.ts'
import { bugFailures } from '../../errors.ts'
import type { BugTables } from '../../server/tables.ts'
import { bugFileCalls } from '../attachment.calls.ts'

const on = routesOf<BugTables>()

export const bugAttachments = attachmentsOf<BugTables>()({
  table: 'bug_files',
  owner: 'bug_id',
  module: 'bug-tracker',
  folder: 'bugs',
  maxBytes: UPLOAD_LIMITS.maxBytes,
  maxFiles: 100,
  tooMany: bugFailures.tooManyFiles,
  inspection: contentInspection,
  hold: takeBug,
  changed: async (change, id, { added, removed }) => {
    await touchBug(change.db, id)
    const differences = [
      ...added.map((name) => ({ field: 'file', from: null, to: name })),
      ...removed.map((name) => ({ field: 'file', from: name, to: null })),
    ]
    await recordEvents(change, id, { differences })
  },
})

export const attachmentRoutes = [
  on(bugFileCalls.attach, async (context, { params }) => {
    await bugAttachments.attach(context, params.id)
    return filesOf(context.db, params.id)
  }),
  on(bugFileCalls.detach, async (context, { params: { id, file } }) => {
    await context.change((change) => bugAttachments.detach(change, id, file))
    return filesOf(context.db, id)
  }),
  on(bugFileCalls.download, (context, { params: { id, file } }) =>
    bugAttachments.send(context, id, file),
  ),
]

async function filesOf(db: Db, bugId: string) {
  return { files: (await bugAttachments.find(db, [bugId])).map(toFile) }
}
