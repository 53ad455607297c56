import { migrationNames } from '#kernel/server/database/migrate.ts'
import type { Installation } from '#modules/backup/server/installation.ts'
import { serverModules } from '../modules.server.ts'
import { VERSION } from '../version.ts'
import { migrateTarget } from './migrate-target.ts'

/** What the module of backups needs to know of the whole app. */
export function backupInstallation(): Installation {
  return {
    version: VERSION,
    schema: {
      migrations: migrationNames(serverModules),
      migrate: migrateTarget,
    },
    carriesOver: serverModules.flatMap(({ carriesOver = [] }) => carriesOver),
    printPages: async (settings, place) => {
      // Loaded late: putting a Kontor together needs the modules, of which this is a part.
      const { printPages } = await import('./print-pages.ts')
      return await printPages(settings, place)
    },
  }
}
