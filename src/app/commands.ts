import { backupCommand } from './commands/backup.ts'
import type { Command } from './commands/command.ts'
import { doctorCommand } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { migrateCommand } from './commands/migrate.ts'
import { restoreCommand } from './commands/restore.ts'
import { seedCommand } from './commands/seed.ts'
import { storageCommand } from './commands/storage.ts'
import { userCommand } from './commands/user.ts'
import { start } from './start.ts'

/** Every command by its name on the command line. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'start',
    async ({ settings, root }) => {
      await start(settings, root)
      return 0
    },
  ],
  ['migrate', migrateCommand],
  ['seed', seedCommand],
  ['doctor', doctorCommand],
  ['user', userCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['storage', storageCommand],
  ['export', exportCommand],
  ['import', importCommand],
])
