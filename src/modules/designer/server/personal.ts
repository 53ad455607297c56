import { GUEST } from '#kernel/access/roles.ts'
import { type PersonalData, personalData } from '#kernel/server/personal-data.ts'
import type { DesignerTables } from './tables.ts'

const MOST = 10_000

/** Shared sections belong to the business and stay without the name; own ones go with the person. */
export const personal: PersonalData = personalData<DesignerTables>({
  collect: async ({ db }, { id }) => ({
    sections: await db
      .selectFrom('designer_sections')
      .select(['title', 'scope', 'blocks', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .limit(MOST)
      .execute(),
  }),
  erase: async ({ db }, { id }) => {
    await db
      .deleteFrom('designer_sections')
      .where('user_id', '=', id)
      .where('scope', '=', 'own')
      .execute()
    const nobody = { user_id: GUEST.id, user_name: '' }
    await db.updateTable('designer_sections').set(nobody).where('user_id', '=', id).execute()
    await db.updateTable('designer_overrides').set(nobody).where('user_id', '=', id).execute()
    await db.deleteFrom('designer_presence').where('user_id', '=', id).execute()
    return []
  },
  merge: async ({ db }, from, into) => {
    const heir = { user_id: into.id }
    await db.updateTable('designer_sections').set(heir).where('user_id', '=', from.id).execute()
    await db.updateTable('designer_overrides').set(heir).where('user_id', '=', from.id).execute()
  },
})
