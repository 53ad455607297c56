import type { ServerModule } from '#kernel/server/module.ts'
import { backupSection } from '../config.ts'
import { jobsOf } from '../runs/server/jobs.ts'
import type { Installation } from './installation.ts'
import { createBackups } from './migrations/20261115-1510-backup-create-backups.ts'
import { bindDownloads } from './migrations/20261116-0110-backup-bind-downloads.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'
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
    },
    routes,
    jobs: jobsOf(installation),
    listeners: [tellOfNewPlace],
    config: [backupSection],
    personal,
  }
}
