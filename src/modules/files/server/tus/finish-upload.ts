import { Readable } from 'node:stream'
import type { Verdict } from '../../contract-upload.ts'
import { releaseSpace } from '../bookings.ts'
import { shareWork } from '../serve/share-work.ts'
import { judgeOne } from '../upload-files.ts'
import type { FileScope } from '../work.ts'
import { dropParts, type Upload } from './uploads.ts'

const share = shareWork<Verdict>()

/**
 * All pieces are there: they become one file under the rules of every upload. Safe to repeat: after
 * a crash in between, the file is found to exist already.
 */
export function finishUpload(scope: FileScope, upload: Upload): Promise<Verdict> {
  return share(upload.id, async () => {
    const stream = Readable.from(joined(scope, upload.id))
    const { id, name, target } = upload
    // Announced and booked in full; no byte of it can be too many.
    const booking = { id, cover: async () => undefined }
    const { verdict } = await judgeOne(scope, { name, stream, booking }, target)
    stream.destroy()
    await scope.db.transaction().execute(async (tx) => {
      const said = { verdict: JSON.stringify(verdict) }
      await tx.updateTable('file_uploads').set(said).where('id', '=', id).execute()
      await releaseSpace(tx, id)
    })
    await dropParts(scope, id)
    return verdict
  })
}

async function* joined({ db, storage }: FileScope, uploadId: string): AsyncGenerator<Buffer> {
  const parts = await db
    .selectFrom('file_upload_parts')
    .select('blob_key')
    .where('upload_id', '=', uploadId)
    .orderBy('start')
    .execute()
  for (const { blob_key } of parts) yield* await storage.get(blob_key)
}
