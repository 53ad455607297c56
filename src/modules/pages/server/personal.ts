import { GUEST } from '#kernel/access/roles.ts'
import { type PersonalData, personalData } from '#kernel/server/personal-data.ts'
import type { PageTables } from './tables.ts'

const MOST = 10_000

/** Pages belong to the business; of those who wrote and published them the names are kept. */
export const personal: PersonalData = personalData<PageTables>({
  collect: async ({ db }, { id }) => {
    const rows = await db
      .selectFrom('page_versions')
      .select(['page_id', 'lang', 'number', 'published_at'])
      .where('published_by', '=', id)
      .orderBy('published_at')
      .limit(MOST)
      .execute()
    return {
      published: rows.map(({ page_id, lang, number, published_at }) => ({
        page: page_id,
        lang,
        version: number,
        published: published_at.toISOString(),
      })),
    }
  },
  erase: async ({ db }, { id }) => {
    await db
      .updateTable('page_versions')
      .set({ published_by: GUEST.id, published_by_name: '' })
      .where('published_by', '=', id)
      .execute()
    await db
      .updateTable('page_contents')
      .set({ saved_by: null, saved_by_name: '' })
      .where('saved_by', '=', id)
      .execute()
    await db.deleteFrom('page_previews').where('created_by', '=', id).execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    await db
      .updateTable('page_versions')
      .set({ published_by: into.id })
      .where('published_by', '=', from.id)
      .execute()
    await db
      .updateTable('page_contents')
      .set({ saved_by: into.id })
      .where('saved_by', '=', from.id)
      .execute()
    await db
      .updateTable('page_previews')
      .set({ created_by: into.id })
      .where('created_by', '=', from.id)
      .execute()
  },
})
