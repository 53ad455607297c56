import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { serverModules } from '../modules.server.ts'

/** Brings a database up to date; with `only`, to what it was when there were only those migrations. */
export async function migrateTarget(
  target: DatabaseTarget,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const db = openDatabase<never>(openPool(target, () => undefined))
  try {
    return await migrate(db, serverModules, only)
  } finally {
    await db.destroy()
  }
}
