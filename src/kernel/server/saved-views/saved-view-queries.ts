import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { KernelTables } from '../kernel-tables.ts'

type Db = Kysely<KernelTables>
type Key = { id: string; userId: string }

export function findSavedViews(db: Db, owner: { userId: string; collection: string }) {
  return db
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .where('collection', '=', owner.collection)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A new view stands behind the others. */
export async function insertSavedView(
  db: Db,
  view: { userId: string; collection: string; name: string; query: string },
) {
  const { last } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('user_id', '=', view.userId)
    .where('collection', '=', view.collection)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('saved_views')
    .values({
      id: uuidv7(),
      user_id: view.userId,
      collection: view.collection,
      name: view.name,
      query: view.query,
      position: (last ?? -1) + 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateSavedView(
  db: Db,
  { id, userId }: Key,
  changes: { name?: string; query?: string; position?: number },
) {
  return db
    .updateTable('saved_views')
    .set({ id, ...changes })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Whether there was one. */
export async function deleteSavedView(db: Db, { id, userId }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
