import { type PersonalData, personalData } from '#kernel/server/personal-data.ts'
import type { RedirectTables } from './tables.ts'

const MOST = 10_000

/** Redirects belong to the business; of whoever wrote them only the name is kept. */
export const personal: PersonalData = personalData<RedirectTables>({
  collect: async ({ db }, { id }) => {
    const rows = await db
      .selectFrom('redirects')
      .select(['path', 'created_at'])
      .where('created_by', '=', id)
      .orderBy('created_at')
      .limit(MOST)
      .execute()
    return {
      redirects: rows.map(({ path, created_at }) => ({ path, created: created_at.toISOString() })),
    }
  },
  erase: async ({ db }, { id }) => {
    await db
      .updateTable('redirects')
      .set({ created_by: null, created_by_name: '' })
      .where('created_by', '=', id)
      .execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    await db
      .updateTable('redirects')
      .set({ created_by: into.id })
      .where('created_by', '=', from.id)
      .execute()
  },
})
