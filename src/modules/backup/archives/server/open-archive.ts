import type { Selectable } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { PlatformError } from '#platform/platform-error.ts'
import type { Opener } from '#platform/transfer/archive/format/key-slots.ts'
import {
  headOf,
  type OpenArchive,
  openArchive,
  openWith,
} from '#platform/transfer/archive/format/open-archive.ts'
import { backupFailures } from '../../errors.ts'
import type { BackupScope } from '../../server/installation.ts'
import type { OwnTables } from '../../server/tables.ts'
import { placeOf } from './archive-store.ts'
import { houseKey, readRecoveryKey } from './recovery-key.ts'

export type ArchiveRow = Selectable<OwnTables['backup_archives']>

export async function findArchive(
  { db }: Pick<BackupScope, 'db'>,
  id: string,
): Promise<ArchiveRow> {
  const row = await db
    .selectFrom('backup_archives')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  return row
}

export async function findReady(scope: Pick<BackupScope, 'db'>, id: string): Promise<ArchiveRow> {
  const row = await findArchive(scope, id)
  if (row.state !== 'ready') throw backupFailures.notReady()
  if (!row.is_own && row.content_key === null) throw backupFailures.locked()
  return row
}

/** Opens what lies in the archive store, with the key of the house or the one it was given. */
export async function openRow(scope: BackupScope, row: ArchiveRow): Promise<OpenArchive> {
  const place = placeOf(scope, row.name)
  if (row.content_key === null) {
    return await openArchive(place, { houseKey: houseKey(scope.secret) })
  }
  const plain = createSecretCipher(scope.secret).open({ $sealed: row.content_key }, sealOf(row.id))
  if (plain === undefined) throw new PlatformError('wrong-key', 'The kept key cannot be read.')
  return openWith(place, await headOf(place), Buffer.from(plain, 'base64url'))
}

/** Keeps the key of an archive of another house, once somebody knew how to open it. */
export async function unlockArchive(
  scope: BackupScope,
  row: ArchiveRow,
  typed: string,
): Promise<void> {
  const { key } = await openForeign(scope, row, typed)
  const sealed = createSecretCipher(scope.secret).seal(key.toString('base64url'), sealOf(row.id))
  await scope.db
    .updateTable('backup_archives')
    .set({ content_key: sealed.$sealed })
    .where('id', '=', row.id)
    .execute()
}

async function openForeign(scope: BackupScope, row: ArchiveRow, typed: string) {
  try {
    return await openArchive(placeOf(scope, row.name), openerOf(typed))
  } catch (error) {
    const isWrong = error instanceof PlatformError && error.code === 'wrong-key'
    throw isWrong ? backupFailures.wrongKey() : error
  }
}

/** People type one or the other into the same field. */
export function openerOf(typed: string): Opener {
  const key = readRecoveryKey(typed)
  return key ? { houseKey: key } : { password: typed }
}

function sealOf(id: string): string {
  return `backup ${id}`
}
