import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { fileFailures } from '../../errors.ts'
import { takeFile } from '../../files/server/change-file.ts'
import { learnFacets } from '../../files/server/facets.ts'
import { withExtension } from '../../files/server/file-names.ts'
import { type FileRow, findByContent, findFile } from '../../files/server/queries.ts'
import { NOUN } from '../../files/server/read-files.ts'
import { toFile } from '../../files/server/wire.ts'
import { NO_RECIPE } from '../../images/recipe.ts'
import { prepareForms } from '../../images/server/prepare-forms.ts'
import type { FileTables } from '../../server/tables.ts'
import { type FileChange, tagOf } from '../../server/unit-of-work.ts'
import { bookBlob, discardBlob, doomBlobs } from '../../storage/server/blobs.ts'
import { whileArriving } from '../../storage/server/bookings.ts'
import { takeSpace } from '../../storage/server/quota.ts'
import { guardFiles } from '../../uses/server/shown-files.ts'
import { type Prepared, prepareFile } from './prepare-file.ts'
import { type Received, receiveBytes } from './receive-bytes.ts'
import { newRef } from './store-file.ts'

/** New bytes for the same id and address. Its texts, tags and uses stay; the recipe starts anew. */
export async function replaceFile(
  context: Context<FileTables>,
  id: string,
  version: number,
): Promise<void> {
  const before = await findFile(context.db, id)
  for await (const part of context.files()) {
    await whileArriving(context, async (booking) => {
      const received = await receiveBytes(context, { ...part, booking })
      await replaceBytes(context, { ...before, version }, received)
    })
    return
  }
  throw failures.invalid({ fields: { file: 'required' } })
}

async function replaceBytes(
  context: Context<FileTables>,
  before: FileRow,
  received: Received,
): Promise<void> {
  const prepared = await judge(context, received, before)
  try {
    await context.change(async (change) => {
      const row = await takeFile(change, before.id, before.version)
      await guardFiles(change, [before.id])
      await swapBytes(change, row, { received, prepared })
    })
  } catch (error) {
    for (const { key } of prepared.bytes) await discardBlob(context, key)
    throw error
  }
}

async function judge(
  context: Context<FileTables>,
  received: Received,
  before: FileRow,
): Promise<Prepared> {
  try {
    if (received.accepted.kind !== before.kind) throw fileFailures.otherKind()
    const known = await findByContent(context.db, received.sha256, before.scope)
    if (known && !(known.id === before.id && known.missing_at)) {
      throw fileFailures.duplicate({ file: toFile(known) })
    }
    return await prepareFile(context, received)
  } catch (error) {
    await discardBlob(context, received.key)
    throw error
  }
}

type Arrived = { received: Received; prepared: Prepared }

async function swapBytes(change: FileChange, row: FileRow, { received, prepared }: Arrived) {
  const { accepted, sha256 } = received
  const { bytes, key, masterKey, preview, ...seen } = prepared
  for (const one of bytes) await bookBlob(change.db, one.key, one.size)
  await doomBytes(change, row)
  await change.db
    .updateTable('files')
    .set({
      ...seen,
      name: withExtension(row.name, accepted.ext, accepted.same ?? []),
      sha256,
      type: accepted.type,
      ext: accepted.ext,
      blob_key: key,
      master_key: masterKey,
      content_ref: newRef(),
      image_ref: newRef(),
      recipe: JSON.stringify(NO_RECIPE),
      missing_at: null,
      version: row.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .execute()
  await change.db.updateTable('file_texts').set({ preview }).where('file_id', '=', row.id).execute()
  await learnFacets(change.db, { ext: accepted.ext })
  const after = { size: prepared.size, type: accepted.type }
  const before = { size: row.size, type: row.type }
  await change.audit({ noun: NOUN, id: row.id, action: 'replace', before, after })
  await prepareForms(change, { files: [row.id] })
  change.touch(tagOf(row.id), 'files')
  const taken = bytes.reduce((sum, { size }) => sum + size, 0)
  await takeSpace(change, { bytes: taken, booking: received.booking })
}

/** The old original with everything made from it. */
async function doomBytes(change: FileChange, row: FileRow): Promise<void> {
  const forms = await change.db
    .deleteFrom('file_derivatives')
    .where('file_id', '=', row.id)
    .returning('blob_key')
    .execute()
  const keys = [row.blob_key, row.master_key, ...forms.map(({ blob_key }) => blob_key)]
  await doomBlobs(
    change,
    keys.filter((key) => key !== null),
  )
}
