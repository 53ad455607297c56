import { failures } from '#kernel/server/app-error.ts'
import { toAttachedFile } from '#kernel/server/attachments/attached-file.ts'
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
  on(calls.applicationFileCalls.list, async (context, { params: { id } }) => {
    await mustBeThere(context, id)
    const rows = await applicationFiles.find(context.db, [id])
    return { files: rows.map((row) => toAttachedFile(`application/${id}`, row)) }
  }),
  on(calls.applicationFileCalls.download, async (context, { params: { id, file } }) => {
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
