import type { KernelTables } from '../kernel-tables.ts'
import { personColumns } from '../personal-data.ts'

/** Imports belong to the business; of whoever ran them only the name is kept. */
export const importPersonal = personColumns<KernelTables>({
  tables: [
    {
      table: 'imports',
      account: 'user_id',
      exported: { as: 'imports', columns: ['kind', 'file_name', 'created_at'] },
      erase: { user_id: null, user_name: '', actor: null },
    },
  ],
})
