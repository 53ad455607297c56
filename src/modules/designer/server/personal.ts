import { GUEST } from '#kernel/access/roles.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import type { DesignerTables } from './tables.ts'

const NOBODY = { user_id: GUEST.id, user_name: '' }

/** Shared sections belong to the business and stay without the name; own ones go with the person. */
export const personal = personColumns<DesignerTables>({
  purpose: {
    for: {
      de: 'Eigene Abschnitte, und wer gerade an welcher Seite arbeitet',
      en: 'Own sections, and who is working on which page',
    },
    basis: {
      de: 'Beschäftigung oder Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
      en: 'Employment or contract (Art. 6 (1) (b) GDPR)',
    },
    until: {
      de: 'Bis der Abschnitt gelöscht wird; wer anwesend ist, nur für Minuten',
      en: 'Until the section is deleted; who is present only for minutes',
    },
  },
  tables: [
    { table: 'designer_sections', account: 'user_id', where: { scope: 'own' }, erase: 'delete' },
    {
      table: 'designer_sections',
      account: 'user_id',
      exported: {
        as: 'sections',
        columns: ['title', 'scope', 'user_name', 'blocks', 'created_at'],
      },
      erase: NOBODY,
    },
    {
      table: 'designer_overrides',
      account: 'user_id',
      exported: {
        as: 'overrides',
        columns: ['page_id', 'lang', 'user_name', 'reason', 'created_at'],
      },
      erase: NOBODY,
    },
    { table: 'designer_presence', account: 'user_id', erase: 'delete', merge: 'stays' },
  ],
})
