import { trashOf } from '#kernel/server/housekeeping/trash.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { filesSection } from '../config.ts'
import { forgetFacets } from '../files/server/facets.ts'
import { fileSearch } from '../files/server/file-search.ts'
import { purgeTrash } from '../files/server/trash-files.ts'
import { makeMissingForms, type Pictures, PREPARE_FORMS } from '../images/server/prepare-forms.ts'
import { REMOVE_BYTES, removeBlob } from '../storage/server/blobs.ts'
import { retireForms, sweepBlobs, verifyBlobs } from '../storage/server/sweep.ts'
import { forgetUpload } from '../uploads/server/tus/uploads.ts'
import type { FileTables } from './tables.ts'
import type { FileScope } from './unit-of-work.ts'

const BATCH = 200

const removeBytes = defineJob<FileTables, { key: string }>({
  name: REMOVE_BYTES,
  run: (scope, { key }) => removeBlob(scope, key),
})

const prepareForms = defineJob<FileTables, Pictures>({
  name: PREPARE_FORMS,
  maxSeconds: 3600,
  run: (scope, pictures, { signal }) => makeMissingForms(scope, pictures, signal),
})

export const fileTrash = trashOf<FileTables>({
  keptDays: ({ config }) => config.get(filesSection).trash_days,
  purge: (scope, until) => scope.change((change) => purgeTrash(change, until)),
  purged: async ({ db, change }) => {
    await forgetFacets(db)
    await change((unit) => fileSearch.forget(unit.db))
  },
})

const sweep = defineJob<FileTables, object>({
  name: 'files.sweep',
  cron: '35 * * * *',
  run: async (scope) => {
    while ((await dropExpired(scope)) > 0);
    await sweepBlobs(scope)
    while ((await retireForms(scope)) > 0);
  },
})

const verify = defineJob<FileTables, object>({
  name: 'files.verify',
  cron: '15 2 * * *',
  maxSeconds: 3600,
  run: async (scope) => {
    await verifyBlobs(scope)
  },
})

export const jobs: readonly Job[] = [removeBytes, prepareForms, sweep, verify]

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
