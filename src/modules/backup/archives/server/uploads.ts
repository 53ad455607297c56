import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { PlatformError } from '#platform/platform-error.ts'
import {
  type ArchiveHead,
  firstBytes,
  readHead,
} from '#platform/transfer/archive/format/archive-head.ts'
import { openSlots } from '#platform/transfer/archive/format/key-slots.ts'
import { backupFailures } from '../../errors.ts'
import type { BackupScope } from '../../server/installation.ts'
import { archiveStore, keyOf } from './archive-store.ts'
import { nameFor } from './create-backup.ts'
import { houseKey } from './recovery-key.ts'

/** Pieces are joined on this machine before the archive takes its place. */
export function uploadFile({ settings }: Pick<BackupScope, 'settings'>, id: string): string {
  return join(settings.dataDir, 'backups', 'incoming', `${id}.part`)
}

export async function startUpload(scope: BackupScope, size: number): Promise<string> {
  const id = uuidv7()
  await mkdir(dirname(uploadFile(scope, id)), { recursive: true, mode: 0o700 })
  await scope.db.insertInto('backup_uploads').values({ id, size }).execute()
  return id
}

type Piece = { id: string; offset: number; stream: Readable }

/** Adds a piece; answers how much there is, and the id of the archive once it is whole. */
export async function takePiece(scope: BackupScope, { id, offset, stream }: Piece) {
  const upload = await scope.db
    .selectFrom('backup_uploads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!upload) throw failures.notFound()
  const file = uploadFile(scope, id)
  const there = await sizeOf(file)
  if (offset !== there) throw backupFailures.wrongOffset({ received: there })
  const received = await append(file, { stream, offset, most: upload.size })
  if (offset === 0) await mustBeArchive(scope, id)
  if (received < upload.size) return { received, archiveId: null }
  return { received, archiveId: await keep(scope, { id, size: upload.size }) }
}

async function append(
  file: string,
  { stream, offset, most }: { stream: Readable; offset: number; most: number },
): Promise<number> {
  const handle = await open(file, 'a', 0o600)
  let received = offset
  try {
    for await (const chunk of stream) {
      received += chunk.length
      if (received > most) throw failures.tooLarge()
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return received
  } finally {
    await handle.close()
  }
}

/** What is no archive is refused after its first piece. */
async function mustBeArchive(scope: BackupScope, id: string): Promise<ArchiveHead> {
  try {
    return readHead(await firstBytes(createReadStream(uploadFile(scope, id)))).head
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await forget(scope, id)
    throw backupFailures.notArchive()
  }
}

async function keep(scope: BackupScope, { id, size }: { id: string; size: number }) {
  const head = await mustBeArchive(scope, id)
  const made = new Date(head.createdAt)
  const name = nameFor('uploaded', made, id)
  await archiveStore(scope).put(keyOf(name), createReadStream(uploadFile(scope, id)))
  const isOwn = await openSlots(head.slots, { houseKey: houseKey(scope.secret) }).then(
    () => true,
    () => false,
  )
  await scope.db
    .insertInto('backup_archives')
    .values({
      id,
      kind: 'uploaded',
      state: 'ready',
      name,
      made_at: made,
      made_by: displayName(scope.user),
      made_by_id: scope.user.id,
      size,
      version: head.kontor,
      content_key: null,
      is_own: isOwn,
      proof: null,
    })
    .execute()
  await forget(scope, id)
  return id
}

async function forget(scope: BackupScope, id: string): Promise<void> {
  await scope.db.deleteFrom('backup_uploads').where('id', '=', id).execute()
  await rm(uploadFile(scope, id), { force: true })
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
