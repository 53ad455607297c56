import { personalData } from '#kernel/server/personal-data.ts'
import type { NoticeTables } from './tables.ts'

/** What a person was told; nobody but them has read it, so it goes with them. */
export const personal = personalData<NoticeTables>({
  collect: async ({ db }, { id }) => ({
    notices: await db
      .selectFrom('notices')
      .select(['kind', 'title', 'link', 'read_at', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
  }),
  erase: async ({ db }, { id }) => {
    await db.deleteFrom('notices').where('user_id', '=', id).execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    await db
      .updateTable('notices')
      .set({ user_id: into.id })
      .where('user_id', '=', from.id)
      .execute()
  },
})
