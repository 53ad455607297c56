import { backupSection } from '../../config.ts'
import { removeSurplusOffsite } from '../../offsite/server/copy-offsite.ts'
import type { BackupScope } from '../../server/installation.ts'
import { archiveStore, keyOf } from './archive-store.ts'
import type { ArchiveRow } from './open-archive.ts'
import { surplus } from './surplus.ts'

/** Of those made just before a restore, so many stay. */
const KEPT_BEFORE = 3

/** What the rules no longer keep goes, here and at the second place; those by hand always stay. */
export async function removeSurplus(scope: BackupScope): Promise<void> {
  const { keep } = scope.config.get(backupSection)
  const rows = await scope.db
    .selectFrom('backup_archives')
    .selectAll()
    .where('state', '=', 'ready')
    .orderBy('made_at', 'desc')
    .execute()
  const scheduled = rows.filter(({ kind }) => kind === 'scheduled').map(dated)
  const before = rows.filter(({ kind }) => kind === 'before').slice(KEPT_BEFORE)
  // The last one that was proven is worth more than any newer one that was not.
  const proven = rows.find(({ proof }) => proof?.ok)?.id
  const unneeded = [...surplus(scheduled, keep).map(({ row }) => row), ...before]
  for (const row of unneeded) if (row.id !== proven) await removeArchive(scope, row)
  await removeSurplusOffsite(scope, keep)
}

/** The row first: bytes nobody knows of do no harm, a row without bytes does. */
export async function removeArchive(scope: BackupScope, row: ArchiveRow): Promise<void> {
  const { db } = scope
  await db.deleteFrom('backup_downloads').where('archive_id', '=', row.id).execute()
  await db.deleteFrom('backup_archives').where('id', '=', row.id).execute()
  await archiveStore(scope).remove(keyOf(row.name))
}

function dated(row: ArchiveRow) {
  return { name: row.name, at: row.made_at, row }
}
