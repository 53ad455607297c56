import { GUEST } from '#kernel/access/roles.ts'
import {
  type PersonalData,
  type PersonColumns,
  type Purpose,
  personColumns,
} from '../people/personal-data.ts'
import type { ContentStore } from './store/content-store.ts'

const AUTHORSHIP: Purpose = {
  for: {
    de: 'Wer Inhalte der Website gespeichert und veröffentlicht hat',
    en: 'Who saved and published contents of the website',
  },
  basis: {
    de: 'Berechtigtes Interesse an nachvollziehbaren Änderungen (Art. 6 Abs. 1 lit. f DSGVO)',
    en: 'Legitimate interest in traceable changes (Art. 6 (1) (f) GDPR)',
  },
  until: {
    de: 'So lange es die Inhalte und ihre Versionen gibt; ohne Namen, sobald die Person gelöscht ist',
    en: 'As long as the contents and their versions exist; without a name once the person is erased',
  },
}

/**
 * What is published belongs to the business; of those who wrote it, what names them is known here.
 * `more` is what else names them.
 */
export function contentPersonalData<Tables>(
  { store }: { store: ContentStore },
  more: Omit<PersonColumns<Tables>, 'purpose'> = { tables: [] },
): PersonalData {
  const content = contentTables(store) as unknown as PersonColumns<Tables>['tables']
  return personColumns<Tables>({
    purpose: AUTHORSHIP,
    ...more,
    tables: [...content, ...more.tables],
  })
}

function contentTables({ versions, contents, previews, owner }: ContentStore) {
  return [
    {
      table: versions,
      account: 'published_by',
      exported: {
        as: 'published',
        columns: [owner, 'lang', 'number', 'published_by_name', 'published_at'],
      },
      erase: { published_by: GUEST.id, published_by_name: '' },
    },
    {
      table: contents,
      account: 'saved_by',
      exported: { as: 'drafts', columns: [owner, 'lang', 'title', 'saved_by_name', 'saved_at'] },
      erase: { saved_by: null, saved_by_name: '' },
    },
    { table: previews, account: 'created_by', erase: 'delete' },
  ]
}
