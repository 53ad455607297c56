import { admin } from '#kernel/access/rules.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { findLastBackup } from '#modules/dashboard/server/api.ts'
import { backupSection } from '../config.ts'
import { jobsOf } from '../runs/server/jobs.ts'
import type { Installation } from './installation.ts'
import { createBackups } from './migrations/20261115-1510-backup-create-backups.ts'
import { bindDownloads } from './migrations/20261116-0110-backup-bind-downloads.ts'
import { knowMakers } from './migrations/20261116-2350-backup-know-makers.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'
import type { BackupTables } from './tables.ts'
import { tellOfNewPlace } from './tell-of-backups.ts'

/** @example backupModule(() => ({ version, schema, printPages })) */
export function backupModule(installation: () => Installation): ServerModule {
  return {
    name: 'backup',
    label: { de: 'Sicherung', en: 'Backup' },
    needs: ['auth', 'files', 'notifications', 'dashboard', 'config'],
    isEssential: true,
    nouns: ['backup'],
    migrations: {
      '20261115-1510-backup-create-backups': createBackups,
      '20261116-0110-backup-bind-downloads': bindDownloads,
      '20261116-2350-backup-know-makers': knowMakers,
    },
    routes,
    jobs: jobsOf(installation),
    listeners: [tellOfNewPlace],
    config: [backupSection],
    setup: [backupStep],
    topics: [
      {
        name: 'backup',
        label: { de: 'Sicherung', en: 'Backup' },
        access: admin,
        isFixed: true,
      },
    ],
    personal,
  }
}

const backupStep = setupStep<BackupTables>({
  name: 'backup',
  order: 40,
  label: { de: 'Erste Sicherung anlegen', en: 'Make the first backup' },
  text: {
    de: 'Alles in einer verschlüsselten Datei; danach geschieht es jede Nacht von selbst.',
    en: 'Everything in one encrypted file; after that it happens automatically every night.',
  },
  path: 'backup',
  isDone: async ({ db }) => (await findLastBackup(db)) !== null,
})
