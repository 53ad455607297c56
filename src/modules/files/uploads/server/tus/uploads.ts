import { uuidv7 } from 'uuidv7'
import { Id } from '#kernel/contract/fields.ts'
import { failures } from '#kernel/server/app-error.ts'
import { filesSection } from '../../../config.ts'
import { fileFailures } from '../../../errors.ts'
import type { FileScope } from '../../../server/unit-of-work.ts'
import { discardBlob } from '../../../storage/server/blobs.ts'
import { bookSpace, releaseSpace } from '../../../storage/server/bookings.ts'
import { TUS_HOURS } from '../../tus.calls.ts'
import type { Placing } from '../store-file.ts'

export type Upload = Awaited<ReturnType<typeof findUpload>>
type Begun = { name: string; length: number; placing: Placing }

/** Refused before the first byte where it could not end well. */
export async function beginUpload(scope: FileScope, { name, length, placing }: Begun) {
  if (length === 0) throw fileFailures.empty()
  if (length > scope.config.get(filesSection).max_file_bytes) throw failures.tooLarge()
  const expiresAt = new Date(Date.now() + TUS_HOURS * 3_600_000)
  const upload = { id: uuidv7(), user_id: scope.user.id, name, length, expires_at: expiresAt }
  await scope.db.transaction().execute(async (tx) => {
    const wanted = { id: upload.id, bytes: length, expiresAt, diskBytes: 2 * length }
    await bookSpace(scope, tx, wanted)
    await tx
      .insertInto('file_uploads')
      .values({ ...upload, target: JSON.stringify(placing) })
      .execute()
  })
  return upload
}

/** Everyone's uploads are their own; what has run out is no longer there. */
export async function findUpload({ db, user }: FileScope, id: string) {
  if (!Id.safeParse(id).success) throw failures.notFound()
  const upload = await db
    .selectFrom('file_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  if (!upload) throw failures.notFound()
  return upload
}

/** The pieces go with it, and what was booked for it is free again. */
export async function forgetUpload(scope: FileScope, id: string): Promise<void> {
  await releaseSpace(scope.db, id)
  await dropParts(scope, id)
  await scope.db.deleteFrom('file_uploads').where('id', '=', id).execute()
}

export async function dropParts(scope: FileScope, id: string): Promise<void> {
  const parts = await scope.db
    .deleteFrom('file_upload_parts')
    .where('upload_id', '=', id)
    .returning('blob_key')
    .execute()
  for (const { blob_key } of parts) await discardBlob(scope, blob_key)
}
