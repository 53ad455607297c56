import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { FileTables } from './tables.ts'

/** What files and galleries are called in lists of what happened. */
export const named = {
  file: namedThings<FileTables>({
    find: async (db, ids) => {
      const rows = await db
        .selectFrom('files')
        .select(['id', 'name', 'deleted_at'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, name, deleted_at }) => ({ id, label: name, isThere: !deleted_at }))
    },
    link: (id) => `file/edit/${id}`,
  }),
  gallery: namedThings<FileTables>({
    find: async (db, ids) => {
      const rows = await db
        .selectFrom('galleries')
        .select(['id', 'title', 'deleted_at'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, title, deleted_at }) => ({ id, label: title, isThere: !deleted_at }))
    },
    link: (id) => `galleries/${id}`,
  }),
}
