import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createBase } from '../migrations/20261115-0100-kernel-create-base.ts'
import { actedSessions } from '../migrations/20261115-0900-kernel-acted-sessions.ts'
import { storageHolds } from '../migrations/20261115-1500-kernel-storage-holds.ts'
import { sealMailKeys } from '../migrations/20261116-0100-kernel-seal-mail-keys.ts'
import { steppedUpSessions } from '../migrations/20261116-0100-kernel-stepped-up-sessions.ts'
import { announceSessions } from '../migrations/20261116-0900-kernel-announce-sessions.ts'
import { createSearch } from '../migrations/20261116-1000-kernel-create-search.ts'
import { createIdempotencyKeys } from '../migrations/20261116-1300-kernel-create-idempotency-keys.ts'
import { createImports } from '../migrations/20261116-1300-kernel-create-imports.ts'
import { extendImports } from '../migrations/20261116-1530-kernel-extend-imports.ts'
import { createDemoRows } from '../migrations/20261116-1540-kernel-create-demo-rows.ts'
import { threadMails } from '../migrations/20261116-1900-kernel-thread-mails.ts'
import { createMailIn } from '../migrations/20261117-0900-kernel-create-mail-in.ts'
import { runCheckedImports } from '../migrations/20261117-1610-kernel-run-checked-imports.ts'
import { readPlainWords } from '../migrations/20261118-0230-kernel-read-plain-words.ts'
import { findImportAddresses } from '../migrations/20261118-0310-kernel-find-import-addresses.ts'
import { narrowImportAddresses } from '../migrations/20261118-0610-kernel-narrow-import-addresses.ts'
import { writeImportsOnce } from '../migrations/20261118-0800-kernel-write-imports-once.ts'
import { foldTexts } from '../migrations/20261119-0000-kernel-fold-texts.ts'
import { knowImportItems } from '../migrations/20261119-0500-kernel-know-import-items.ts'
import { readDottedI } from '../migrations/20261119-0510-kernel-read-dotted-i.ts'
import type { ServerModule } from '../module.ts'
import { personIndexes } from '../resource/person-indexes.ts'

const KERNEL: Record<string, Migration> = {
  '20261115-0100-kernel-create-base': createBase,
  '20261115-0900-kernel-acted-sessions': actedSessions,
  '20261115-1500-kernel-storage-holds': storageHolds,
  '20261116-0100-kernel-seal-mail-keys': sealMailKeys,
  '20261116-0100-kernel-stepped-up-sessions': steppedUpSessions,
  '20261116-0900-kernel-announce-sessions': announceSessions,
  '20261116-1000-kernel-create-search': createSearch,
  '20261116-1300-kernel-create-idempotency-keys': createIdempotencyKeys,
  '20261116-1300-kernel-create-imports': createImports,
  '20261116-1530-kernel-extend-imports': extendImports,
  '20261116-1540-kernel-create-demo-rows': createDemoRows,
  '20261116-1900-kernel-thread-mails': threadMails,
  '20261117-0900-kernel-create-mail-in': createMailIn,
  '20261117-1610-kernel-run-checked-imports': runCheckedImports,
  '20261118-0230-kernel-read-plain-words': readPlainWords,
  '20261118-0310-kernel-find-import-addresses': findImportAddresses,
  '20261118-0320-kernel-index-persons': personIndexes({
    imports: ['user_id'],
    sessions: ['acted_by'],
    audit_log: ['actor_id'],
  }),
  '20261118-0610-kernel-narrow-import-addresses': narrowImportAddresses,
  '20261118-0800-kernel-write-imports-once': writeImportsOnce,
  '20261119-0000-kernel-fold-texts': foldTexts,
  '20261119-0500-kernel-know-import-items': knowImportItems,
  '20261119-0510-kernel-read-dotted-i': readDottedI,
}

/**
 * Brings the schema up to date, once, however many instances start together (advisory lock); with
 * `only`, to what it was when there were only those migrations.
 */
export async function migrate(
  db: Kysely<never>,
  modules: readonly ServerModule[],
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const all = Object.entries(allMigrations(modules))
  const wanted = Object.fromEntries(all.filter(([name]) => !only || only.has(name)))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => wanted },
    allowUnorderedMigrations: true,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** The names of all migrations there are. */
export function migrationNames(modules: readonly ServerModule[]): string[] {
  return Object.keys(allMigrations(modules))
}

function allMigrations(modules: readonly ServerModule[]): Record<string, Migration> {
  const all = { ...KERNEL }
  for (const module of modules) {
    for (const [name, migration] of Object.entries(module.migrations ?? {})) {
      if (all[name]) throw new Error(`Two migrations are called ${name}`)
      all[name] = migration
    }
  }
  return all
}
