import type { FileScope } from '../work.ts'
import { forgetUpload } from './uploads.ts'

const BATCH = 200

/** Uploads nobody went on with for a day, and bookings that a crash left behind. */
export async function dropExpired(scope: FileScope, now = Date.now()): Promise<number> {
  const old = await scope.db
    .selectFrom('file_uploads')
    .select('id')
    .where('expires_at', '<=', new Date(now))
    .limit(BATCH)
    .execute()
  for (const { id } of old) await forgetUpload(scope, id)
  await scope.db.deleteFrom('file_bookings').where('expires_at', '<=', new Date(now)).execute()
  return old.length
}
