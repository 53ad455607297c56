import { type Kept, personColumns } from '#kernel/server/people/personal-data.ts'
import type { BackupTables } from './tables.ts'

const ARCHIVES: Kept = {
  what: {
    de: 'Sicherungen, die vor der Löschung gemacht wurden. Wird eine davon zurückgespielt, muss erneut gelöscht werden.',
    en: 'Backups made before the erasure. If one of them is restored, the person has to be erased again.',
  },
  why: {
    de: 'Verfügbarkeit der Daten (Art. 32 Abs. 1 DSGVO); sie laufen nach dem Aufbewahrungsplan ab',
    en: 'Availability of the data (Art. 32 (1) GDPR); they expire with the retention schedule',
  },
}

/** An archive is sealed as a whole: nobody can be taken out of it, so the report says that it exists. */
export const personal = personColumns<BackupTables>({
  purpose: {
    for: {
      de: 'Um die Daten nach einem Ausfall wiederherzustellen',
      en: 'To restore the data after a failure',
    },
    basis: {
      de: 'Sicherheit der Verarbeitung (Art. 32 DSGVO)',
      en: 'Security of processing (Art. 32 GDPR)',
    },
    until: {
      de: 'Bis die Sicherung nach dem Aufbewahrungsplan abläuft',
      en: 'Until the backup expires with the retention schedule',
    },
  },
  tables: [
    {
      table: 'backup_archives',
      account: 'made_by_id',
      exported: { as: 'backups', columns: ['name', 'made_at', 'made_by'] },
      erase: { made_by_id: null, made_by: '' },
    },
    {
      table: 'backup_runs',
      account: 'actor_id',
      exported: { as: 'backupRuns', columns: ['kind', 'created_at', 'actor'] },
      // Empty would say that the clock asked for it.
      erase: { actor_id: null, actor: '–' },
    },
  ],
  erase: async ({ db }) => {
    const archive = await db.selectFrom('backup_archives').select('id').limit(1).executeTakeFirst()
    return archive ? [ARCHIVES] : []
  },
})
