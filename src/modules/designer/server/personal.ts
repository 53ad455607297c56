import { GUEST } from '#kernel/access/roles.ts'
import { personColumns } from '#kernel/server/personal-data.ts'
import type { DesignerTables } from './tables.ts'

const NOBODY = { user_id: GUEST.id, user_name: '' }

/** Shared sections belong to the business and stay without the name; own ones go with the person. */
export const personal = personColumns<DesignerTables>({
  tables: [
    { table: 'designer_sections', account: 'user_id', where: { scope: 'own' }, erase: 'delete' },
    {
      table: 'designer_sections',
      account: 'user_id',
      exported: { as: 'sections', columns: ['title', 'scope', 'blocks', 'created_at'] },
      erase: NOBODY,
    },
    { table: 'designer_overrides', account: 'user_id', erase: NOBODY },
    { table: 'designer_presence', account: 'user_id', erase: 'delete', merge: 'stays' },
  ],
})
