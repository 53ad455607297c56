import { sql } from 'kysely'
import { type PersonalData, personalData } from '#kernel/server/personal-data.ts'
import { EMPTY_TRASH } from '#kernel/server/trash.ts'
import type { FileTables } from './tables.ts'
import { tagOf } from './unit-of-work.ts'

const MOST = 10_000

/**
 * Private files belong to the person and go with them; shared ones belong to the business and only
 * lose the name. What goes leaves through the trash, so that bytes and quota follow as always.
 */
export const personal: PersonalData = personalData<FileTables>({
  collect: async ({ db }, { id }) => {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'name', 'type', 'size', 'is_private', 'created_at'])
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .limit(MOST)
      .execute()
    return {
      files: rows.map(({ id: file, is_private, created_at, ...known }) => ({
        ...known,
        isPrivate: is_private,
        created: created_at.toISOString(),
        address: `/download/${file}`,
      })),
    }
  },
  erase: async ({ db, touch, enqueue }, { id }) => {
    const gone = await db
      .updateTable('files')
      .set({ deleted_at: new Date(0), version: sql<number>`version + 1` })
      .where('owner_id', '=', id)
      .where('is_private', '=', true)
      .returning('id')
      .execute()
    await db
      .updateTable('files')
      .set({ owner_id: null, owner_name: '' })
      .where('owner_id', '=', id)
      .execute()
    for (const file of gone) touch(tagOf(file.id))
    if (gone.length > 0) await enqueue(EMPTY_TRASH, {})
    return []
  },
  merge: async ({ db }, from, into) => {
    const person = await db
      .selectFrom('users')
      .select(['name', 'handle'])
      .where('id', '=', into.id)
      .executeTakeFirst()
    await db
      .updateTable('files')
      .set({ owner_id: into.id, owner_name: person?.name || person?.handle || '' })
      .where('owner_id', '=', from.id)
      .execute()
  },
})
