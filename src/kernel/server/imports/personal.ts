import type { KernelTables } from '../kernel-tables.ts'
import { type PersonalData, personalData } from '../personal-data.ts'

/** Imports belong to the business; of whoever ran them only the name is kept. */
export const importPersonal: PersonalData = personalData<KernelTables>({
  collect: async ({ db }, { id }) => ({
    imports: await db
      .selectFrom('imports')
      .select(['kind', 'file_name', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .limit(10_000)
      .execute(),
  }),
  erase: async ({ db }, { id }) => {
    await db
      .updateTable('imports')
      .set({ user_id: null, user_name: '', actor: null })
      .where('user_id', '=', id)
      .execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    await db
      .updateTable('imports')
      .set({ user_id: into.id })
      .where('user_id', '=', from.id)
      .execute()
  },
})
