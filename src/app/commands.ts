import { backupCommand } from './commands/archives/backup.ts'
import { restoreCommand } from './commands/archives/restore.ts'
import type { Command } from './commands/command.ts'
import { consentCommand } from './commands/consent.ts'
import { doctorCommand } from './commands/doctor/doctor.ts'
import { migrateCommand, seedCommand } from './commands/prepare-database.ts'
import { serviceCommand } from './commands/service/service.ts'
import { storageCommand } from './commands/storage.ts'
import { exportCommand, importCommand } from './commands/transfer.ts'
import { userCommand } from './commands/user.ts'
import { start } from './server/start.ts'

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
  ['service', serviceCommand],
  ['storage', storageCommand],
  ['consent', consentCommand],
  ['export', exportCommand],
  ['import', importCommand],
])
