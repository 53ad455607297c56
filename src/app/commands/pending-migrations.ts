import { migrate } from '#kernel/server/database/migrate.ts'
import { type Db, tablesOf } from '#kernel/server/database.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { serverModules } from '../modules.server.ts'
import { CommandError } from './command.ts'

/**
 * The migrations that have not run yet, as the migrator itself sees it: a rehearsal in a transaction
 * that is rolled back, in which the modules' migrations do nothing.
 */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const rehearsal = await tablesOf<never>(db).startTransaction().execute()
  try {
    return await migrate(rehearsal, serverModules.map(withIdleMigrations))
  } finally {
    await rehearsal.rollback().execute()
  }
}

/** Commands that read or write rows expect the tables of this version. */
export async function requireMigrated(db: Db): Promise<void> {
  const pending = await pendingMigrations(db)
  if (pending.length === 0) return
  throw new CommandError(
    'Die Datenbank ist nicht auf dem Stand dieser Version. Führen Sie zuerst „kontor migrate“ aus.',
  )
}

function withIdleMigrations(module: ServerModule): ServerModule {
  const names = Object.keys(module.migrations ?? {})
  const idle = names.map((name) => [name, { up: async () => undefined }] as const)
  return { ...module, migrations: Object.fromEntries(idle) }
}
