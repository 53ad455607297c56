import { Readable } from 'node:stream'
import { failures } from '#kernel/server/app-error.ts'
import { fileFailures } from '../../../errors.ts'
import type { FileScope } from '../../../server/unit-of-work.ts'
import { discardBlob, reserveBlob } from '../../../storage/server/blobs.ts'
import type { Upload } from './uploads.ts'

type Piece = { offset: number; stream: Readable }

/**
 * Takes the next piece and returns how far the upload has come. A connection that is cut off ends
 * the piece where it is: what has arrived counts, and the sender goes on from there.
 */
export async function receivePart(
  scope: FileScope,
  upload: Upload,
  { offset, stream }: Piece,
): Promise<number> {
  if (offset !== upload.received) throw fileFailures.wrongOffset()
  const key = await reserveBlob(scope.db, 'original')
  try {
    const rest = upload.length - offset
    const { size } = await scope.storage.put(key, Readable.from(arriving(stream, rest)))
    if (size === 0) await discardBlob(scope, key)
    else await addPart(scope, upload, { start: offset, size, blob_key: key })
    return offset + size
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}

async function* arriving(stream: Readable, rest: number): AsyncGenerator<Buffer> {
  let size = 0
  const chunks = stream.iterator()
  for (;;) {
    const next = await chunks.next().catch(() => ({ done: true, value: undefined }))
    if (next.done) return
    const chunk = Buffer.from(next.value)
    size += chunk.length
    if (size > rest) throw failures.tooLarge()
    yield chunk
  }
}

type Part = { start: number; size: number; blob_key: string }

/** Only one of two pieces for the same place counts. */
async function addPart({ db }: FileScope, upload: Upload, part: Part): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const moved = await tx
      .updateTable('file_uploads')
      .set({ received: part.start + part.size })
      .where('id', '=', upload.id)
      .where('received', '=', part.start)
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw fileFailures.wrongOffset()
    await tx
      .insertInto('file_upload_parts')
      .values({ upload_id: upload.id, ...part })
      .execute()
  })
}
