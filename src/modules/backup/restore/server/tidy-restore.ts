import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tablesOf } from '#kernel/server/database.ts'
import { endHolds } from '#platform/storage/held-storage.ts'
import { ADDED } from '#platform/transfer/archive/put-files.ts'
import { lastRestore } from '#platform/transfer/next-secret.ts'
import { workFolder, workRoot } from '../../proofs/server/scratch-database.ts'
import type { BackupScope } from '../../server/installation.ts'

/** Keys that nobody needs once a restore has happened, a line each. */
export const GONE = 'gone'

/**
 * Removes the files that became needless: those of the old house after a restore, or those brought
 * for a restore that did not happen. May be called again at any time.
 */
export async function tidyRestore(scope: BackupScope, runId: string): Promise<void> {
  const folder = workFolder(scope, runId)
  const hasHappened = (await lastRestore(tablesOf(scope.db))) === runId
  for (const key of await keysIn(join(folder, hasHappened ? GONE : ADDED))) {
    await scope.storage.remove(key)
  }
  await rm(folder, { recursive: true, force: true })
}

/** What killed runs left behind; the caller holds the work lock. */
export async function tidyAll(scope: BackupScope): Promise<void> {
  // Every hold is taken under the work lock, so those that are left belong to nobody.
  await endHolds({ db: tablesOf(scope.db), storage: scope.storage })
  const names = await readdir(workRoot(scope)).catch(() => [])
  for (const name of names) await tidyRestore(scope, name)
}

async function keysIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  // A last line without its end was cut off while it was written.
  return text.split('\n').slice(0, -1)
}
