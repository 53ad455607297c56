import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { CatalogTables } from './tables.ts'

/**
 * Who works on drafts of products is named there until they are published or thrown away; a file that is sold
 * remembers who uploaded it.
 */
export const personal = personColumns<CatalogTables>({
  purpose: {
    for: {
      de: 'Wer an Entwürfen von Produkten gearbeitet oder Dateien zum Herunterladen hochgeladen hat',
      en: 'Who worked on drafts of products or uploaded files to download',
    },
    basis: {
      de: 'Berechtigtes Interesse an nachvollziehbaren Änderungen (Art. 6 Abs. 1 lit. f DSGVO)',
      en: 'Legitimate interest in traceable changes (Art. 6 (1) (f) GDPR)',
    },
    until: {
      de: 'Bis der Entwurf veröffentlicht oder verworfen ist und die Datei weg ist; ohne Namen, sobald die Person gelöscht ist',
      en: 'Until the draft is published or discarded and the file is gone; without a name once the person is erased',
    },
  },
  tables: [
    {
      table: 'product_drafts',
      account: 'begun_by',
      exported: { as: 'begunProductDrafts', columns: ['product_id', 'begun_by_name', 'begun_at'] },
      erase: { begun_by: null, begun_by_name: '' },
    },
    {
      table: 'product_drafts',
      account: 'saved_by',
      exported: { as: 'savedProductDrafts', columns: ['product_id', 'saved_by_name', 'saved_at'] },
      erase: { saved_by: null, saved_by_name: '' },
    },
    {
      table: 'product_files',
      account: 'uploaded_by',
      exported: { as: 'productFiles', columns: ['name', 'size', 'created_at'] },
      erase: { uploaded_by: null },
    },
  ],
})
