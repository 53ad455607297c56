import { GUEST } from '#kernel/access/roles.ts'
import { type PersonalData, personColumns } from '../personal-data.ts'
import type { ContentStore } from './store/content-store.ts'

type Columns<Tables> = Parameters<typeof personColumns<Tables>>[0]

/**
 * What is published belongs to the business; of those who wrote it, what names them is known here.
 * `more` is what else names them.
 */
export function contentPersonalData<Tables>(
  { store }: { store: ContentStore },
  more: Columns<Tables> = { tables: [] },
): PersonalData {
  const content = contentTables(store) as unknown as Columns<Tables>['tables']
  return personColumns<Tables>({ ...more, tables: [...content, ...more.tables] })
}

function contentTables({ versions, contents, previews, owner }: ContentStore) {
  return [
    {
      table: versions,
      account: 'published_by',
      exported: { as: 'published', columns: [owner, 'lang', 'number', 'published_at'] },
      erase: { published_by: GUEST.id, published_by_name: '' },
    },
    { table: contents, account: 'saved_by', erase: { saved_by: null, saved_by_name: '' } },
    { table: previews, account: 'created_by', erase: 'delete' },
  ]
}
