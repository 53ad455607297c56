import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { addApplicationNote, listApplicationNotes } from '../application.calls.ts'
import { mustBeThere } from './application-files.ts'

const on = routesOf<ApplicationTables>()
const MOST = 500

export const noteRoutes = [
  on(listApplicationNotes, async (context, { params: { id } }) => {
    await mustBeThere(context, id)
    return { notes: await notesOf(context.db, id) }
  }),
  on(addApplicationNote, async (context, { params: { id }, body }) => {
    await context.change(async (change) => {
      const { user } = change.scope
      const row = await change.db
        .selectFrom('applications')
        .select('deleted_at')
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
      if (!row || row.deleted_at) throw failures.notFound()
      await change.db
        .insertInto('application_notes')
        .values({
          id: uuidv7(),
          application_id: id,
          author_id: user.id,
          author_name: displayName(user),
          text: body.text,
        })
        .execute()
      await change.audit({ noun: 'application', id, action: 'note' })
    })
    return { notes: await notesOf(context.db, id) }
  }),
]

/** In the order they were written. */
async function notesOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('application_notes')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.reverse().map(({ id: _id, author_name: by, text, created_at }) => ({
    _id,
    by,
    text,
    at: created_at.toISOString(),
  }))
}
