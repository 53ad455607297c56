import type { Selectable } from 'kysely'
import { type AttachedFile, UPLOAD_LIMITS } from '#kernel/contract/noun/attachments.ts'
import { failures } from '#kernel/server/app-error.ts'
import { toAttachedFile } from '#kernel/server/attachments/attached-file.ts'
import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { routesOf } from '#kernel/server/route.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import { peopleFailures } from '../../errors.ts'
import { personFileCalls } from '../../persons/person.calls.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'

const on = routesOf<PeopleTables>()

/** Never public: they have no address but the calls below. */
export const personAttachments = attachmentsOf<PeopleTables>()({
  table: 'person_files',
  owner: 'person_id',
  module: 'people',
  folder: 'people',
  maxBytes: UPLOAD_LIMITS.maxBytes,
  maxFiles: 100,
  tooMany: peopleFailures.tooManyFiles,
  inspection: contentInspection,
  hold: takePerson,
  changed: async ({ audit }, id, { added, removed }) => {
    for (const name of added)
      await audit({ noun: 'person', id, action: 'file-added', after: { name } })
    for (const name of removed)
      await audit({ noun: 'person', id, action: 'file-removed', before: { name } })
  },
})

export const fileRoutes = [
  on(personFileCalls.list, async (context, { params }) =>
    filesOf(context, await resolvePerson(context.db, params.id)),
  ),
  on(personFileCalls.attach, async (context, { params }) => {
    const id = await resolvePerson(context.db, params.id)
    await personAttachments.attach(context, id)
    return filesOf(context, id)
  }),
  on(personFileCalls.detach, async (context, { params }) => {
    const id = await resolvePerson(context.db, params.id)
    await context.change((change) => personAttachments.detach(change, id, params.file))
    return filesOf(context, id)
  }),
  on(personFileCalls.download, async (context, { params }) =>
    personAttachments.send(context, await resolvePerson(context.db, params.id), params.file),
  ),
]

export function toPersonFile(row: Selectable<PeopleTables['person_files']>): AttachedFile {
  return toAttachedFile(`person/${row.person_id}`, row)
}

async function filesOf({ db }: PeopleContext, id: string) {
  return { files: (await personAttachments.find(db, [id])).map(toPersonFile) }
}

/** Holds somebody who is there, and was not merged into another meanwhile. */
export async function takePerson({ db }: PeopleChange, id: string): Promise<void> {
  const row = await db
    .selectFrom('people')
    .select(['merged_into', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.deleted_at) throw failures.notFound()
  if (row.merged_into) throw peopleFailures.merged({ into: row.merged_into })
}
