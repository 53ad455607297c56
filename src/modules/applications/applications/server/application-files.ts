import type { Selectable } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { attachmentsOf } from '#kernel/server/attachments/attachments.ts'
import { routesOf } from '#kernel/server/route.ts'
import { contentInspection } from '#modules/files/server/api.ts'
import { applicationFailures } from '../../errors.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import type { ApplicationContext, ApplicationUnit } from '../../server/unit-of-work.ts'
import * as calls from '../application.calls.ts'

const on = routesOf<ApplicationTables>()

const TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
]

/** Papers of an application. They have no address but the calls below, and are in no file browser. */
export const applicationFiles = attachmentsOf<ApplicationTables>()({
  table: 'application_files',
  owner: 'application_id',
  module: 'applications',
  folder: 'applications',
  ...calls.FILE_LIMITS,
  tooMany: applicationFailures.tooManyFiles,
  only: { types: TYPES, refused: applicationFailures.wrongFile },
  inspection: contentInspection,
  hold: takeApplication,
  changed: async () => undefined,
})

export const fileRoutes = [
  on(calls.listApplicationFiles, async (context, { params: { id } }) => {
    await mustBeThere(context, id)
    return { files: (await applicationFiles.find(context.db, [id])).map(toFile) }
  }),
  on(calls.downloadApplicationFile, async (context, { params: { id, file } }) => {
    await mustBeThere(context, id)
    return applicationFiles.send(context, id, file)
  }),
]

/** Also in the trash: who decides whether it comes back wants to see what it was. */
export async function mustBeThere({ db }: Pick<ApplicationContext, 'db'>, id: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
}

async function takeApplication({ db }: ApplicationUnit, id: string): Promise<void> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw failures.notFound()
}

function toFile(row: Selectable<ApplicationTables['application_files']>): calls.ApplicationFile {
  const { id, application_id, name, size, type, created_at } = row
  const url = `/api/v0/application/${application_id}/files/${id}`
  return { _id: id, name, size, type, url, created: created_at.toISOString() }
}
