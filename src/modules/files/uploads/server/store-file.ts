import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { cleanName } from '#kernel/server/http/download/file-name.ts'
import { fileFailures } from '../../errors.ts'
import { learnFacets } from '../../files/server/facets.ts'
import { withExtension } from '../../files/server/file-names.ts'
import { fileSearch, searchedText } from '../../files/server/file-search.ts'
import { type FileRow, findByContent } from '../../files/server/queries.ts'
import { NOUN } from '../../files/server/read-files.ts'
import { toFile } from '../../files/server/wire.ts'
import { NO_RECIPE } from '../../images/recipe.ts'
import { prepareForms } from '../../images/server/prepare-forms.ts'
import { type FileChange, type FileScope, tagOf } from '../../server/unit-of-work.ts'
import { bookBlob, discardBlob, doomBlobs } from '../../storage/server/blobs.ts'
import { takeSpace } from '../../storage/server/quota.ts'
import { type Prepared, prepareFile } from './prepare-file.ts'
import type { Received } from './receive-bytes.ts'

export type Placing = {
  folder: string
  tags: readonly string[]
  isPrivate: boolean
  owner: { id: string; name: string } | null
}

export function scopeOf({ isPrivate, owner }: Pick<Placing, 'isPrivate' | 'owner'>): string {
  return isPrivate ? (owner?.id ?? 'private') : ''
}

/** A name for bytes or a recipe that says nothing about them and is never used again. */
export function newRef(): string {
  return randomBytes(12).toString('hex')
}

/** Bytes are whole in the storage before the row exists: no moment shows a row without them. */
export async function storeFile(
  scope: FileScope,
  received: Received & { name: string },
  placing: Placing,
): Promise<string> {
  const known = await findByContent(scope.db, received.sha256, scopeOf(placing))
  if (known && !known.missing_at) {
    await discardBlob(scope, received.key)
    throw fileFailures.duplicate({ file: toFile(known) })
  }
  const prepared = await prepareFile(scope, received)
  try {
    return await scope.change(async (change) => {
      for (const { key, size } of prepared.bytes) await bookBlob(change.db, key, size)
      const id = known
        ? await healFile(change, known, prepared)
        : await insertFile(change, { received, prepared, placing })
      const bytes = prepared.bytes.reduce((sum, { size }) => sum + size, 0)
      await takeSpace(change, { bytes, booking: received.booking })
      return id
    })
  } catch (error) {
    for (const { key } of prepared.bytes) await discardBlob(scope, key)
    throw error
  }
}

type New = { received: Received & { name: string }; prepared: Prepared; placing: Placing }

async function insertFile(change: FileChange, file: New): Promise<string> {
  const { received, prepared, placing } = file
  const { accepted, sha256 } = received
  const name = withExtension(cleanName(received.name), accepted.ext, accepted.same ?? [])
  const tags = [...new Set(placing.tags)]
  const inserted = await change.db
    .insertInto('files')
    .values({ ...rowOf(file), name, tags })
    .onConflict((conflict) =>
      conflict.columns(['sha256', 'scope']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const first = await findByContent(change.db, sha256, scopeOf(placing))
    throw fileFailures.duplicate({ file: first ? toFile(first) : null })
  }
  const { id } = inserted
  const text = searchedText({ name, texts: [], tags })
  const words = fileSearch.vector(text)
  const texts = { file_id: id, description: '', alt: '', preview: prepared.preview, words }
  await fileSearch.learn(change.db, text)
  await change.db.insertInto('file_texts').values(texts).execute()
  await learnFacets(change.db, { tags, ext: accepted.ext, folder: placing.folder })
  await change.audit({ noun: NOUN, id, action: 'create', after: { name, size: prepared.size } })
  // The public original is another file then; logos and shared links ask for it.
  if (prepared.has_metadata) await prepareForms(change, { files: [id] })
  change.refresh('files')
  return id
}

function rowOf({ received, prepared, placing }: New) {
  const { type, kind, ext } = received.accepted
  const { bytes: _bytes, preview: _preview, key, masterKey, ...seen } = prepared
  return {
    ...seen,
    id: uuidv7(),
    folder: placing.folder,
    sha256: received.sha256,
    scope: scopeOf(placing),
    type,
    kind,
    ext,
    blob_key: key,
    master_key: masterKey,
    content_ref: newRef(),
    image_ref: newRef(),
    recipe: JSON.stringify(NO_RECIPE),
    is_private: placing.isPrivate,
    owner_id: placing.owner?.id ?? null,
    owner_name: placing.owner?.name ?? '',
  }
}

/** The same bytes came again for a file whose own ones were lost. */
async function healFile(change: FileChange, lost: FileRow, { key, masterKey }: Prepared) {
  const { id } = lost
  await change.db
    .updateTable('files')
    .set({
      blob_key: key,
      master_key: masterKey,
      missing_at: null,
      content_ref: newRef(),
      image_ref: newRef(),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await doomBlobs(
    change,
    [lost.blob_key, lost.master_key].filter((old) => old !== null),
  )
  await change.audit({ noun: NOUN, id, action: 'heal' })
  change.touch(tagOf(id))
  return id
}
