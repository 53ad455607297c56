import { GUEST } from '#kernel/access/roles.ts'
import { type PersonalData, personalData } from '#kernel/server/personal-data.ts'
import type { EntryTables } from './tables.ts'
import { ENTRIES_TAG, entryTag } from './work.ts'

const MOST = 10_000

/** Entries belong to the business; of those who wrote and published them the names are kept. */
export const personal: PersonalData = personalData<EntryTables>({
  collect: async ({ db }, { id }) => {
    const rows = await db
      .selectFrom('entry_versions')
      .select(['entry_id', 'lang', 'number', 'published_at'])
      .where('published_by', '=', id)
      .orderBy('published_at')
      .limit(MOST)
      .execute()
    return {
      published: rows.map(({ entry_id, lang, number, published_at }) => ({
        entry: entry_id,
        lang,
        version: number,
        published: published_at.toISOString(),
      })),
    }
  },
  erase: async ({ db, touch }, { id }) => {
    await db
      .updateTable('entry_versions')
      .set({ published_by: GUEST.id, published_by_name: '' })
      .where('published_by', '=', id)
      .execute()
    await db
      .updateTable('entry_contents')
      .set({ saved_by: null, saved_by_name: '' })
      .where('saved_by', '=', id)
      .execute()
    const written = await db
      .updateTable('entries')
      .set({ author: '', author_id: null })
      .where('author_id', '=', id)
      .returning('id')
      .execute()
    // The name stands on the pages, in lists and in the feeds.
    if (written.length > 0) touch(ENTRIES_TAG, ...written.map((entry) => entryTag(entry.id)))
    await db.deleteFrom('entry_previews').where('created_by', '=', id).execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    await db
      .updateTable('entries')
      .set({ author_id: into.id })
      .where('author_id', '=', from.id)
      .execute()
    await db
      .updateTable('entry_versions')
      .set({ published_by: into.id })
      .where('published_by', '=', from.id)
      .execute()
    await db
      .updateTable('entry_contents')
      .set({ saved_by: into.id })
      .where('saved_by', '=', from.id)
      .execute()
    await db
      .updateTable('entry_previews')
      .set({ created_by: into.id })
      .where('created_by', '=', from.id)
      .execute()
  },
})
