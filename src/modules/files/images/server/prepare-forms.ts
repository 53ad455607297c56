import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { type FileRow, findFiles } from '../../files/server/queries.ts'
import type { Db, FileScope } from '../../server/unit-of-work.ts'
import { areFilesShown } from '../../uses/server/shown-files.ts'
import { pickPicture } from '../image-address.ts'
import { type Form, findForm, gridrefsOf, isPixels } from './derivatives.ts'
import { makeClean, makeForm } from './make-form.ts'

export const PREPARE_FORMS = 'files.prepare-forms'

/** Files by themselves, and those in galleries. */
export type Pictures = { files: readonly string[]; galleries?: readonly string[] }

/** Has made what visitors will ask for of these pictures, once the change holds. */
export async function prepareForms(
  { enqueue }: Pick<Change<never>, 'enqueue'>,
  { files, galleries = [] }: Pictures,
): Promise<void> {
  if (files.length + galleries.length > 0) await enqueue(PREPARE_FORMS, { files, galleries })
}

/**
 * Makes what is missing of the pictures that visitors meet. One that cannot be made does not keep
 * the others from it; the job is tried again for it.
 */
export async function makeMissingForms(
  scope: FileScope,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<void> {
  const failed: unknown[] = []
  for (const row of await findFiles(scope.db, await filesOf(scope.db, pictures))) {
    signal.throwIfAborted()
    await makeAll(scope, row, signal).catch((error: unknown) => failed.push(error))
  }
  signal.throwIfAborted()
  if (failed.length > 0) throw new AggregateError(failed, 'some pictures could not be made')
}

async function makeAll(scope: FileScope, row: FileRow, signal: AbortSignal): Promise<void> {
  if (!isPixels(row) || row.is_private || row.deleted_at || row.missing_at) return
  const known = await madeGridrefs(scope.db, row)
  if (row.has_metadata && !known.has(row.content_ref)) await makeClean(scope, row)
  const missing = wantedForms(row).filter(({ gridref }) => !known.has(gridref))
  if (missing.length === 0 || !(await areFilesShown(scope, [row.id]))) return
  for (const form of missing) {
    signal.throwIfAborted()
    await makeForm(scope, row, form)
  }
}

/**
 * What a page names for browsers that know nothing else, and every width in the format nearly all
 * of them take. The rest is made when someone asks.
 */
function wantedForms(row: FileRow): Form[] {
  const { gridrefs, gridrefs_ng } = gridrefsOf(row)
  const [best] = gridrefs_ng
  const plain = [pickPicture(gridrefs), gridrefs.at(-1)].filter((one) => one !== undefined)
  const modern = gridrefs_ng.filter(({ type }) => type === best?.type)
  const names = new Set([...plain, ...modern].map(({ gridref }) => gridref))
  return [...names].flatMap((gridref) => findForm(row, gridref) ?? [])
}

async function madeGridrefs(db: Db, { id }: FileRow): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file_derivatives')
    .select('gridref')
    .where('file_id', '=', id)
    .execute()
  return new Set(rows.map(({ gridref }) => gridref))
}

async function filesOf(db: Db, { files, galleries = [] }: Pictures): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from gallery_items where gallery_id = any(${[...galleries]}::uuid[])`.execute(
    db,
  )
  return [...new Set([...files, ...rows.map(({ id }) => id)])]
}
