import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { cleanName } from '#kernel/server/http/download/file-name.ts'
import { fileFailures } from '../../errors.ts'
import { isWithin, NO_RECIPE, turned, turnRecipe } from '../../images/recipe.ts'
import { isPixels } from '../../images/server/derivatives.ts'
import { prepareForms } from '../../images/server/prepare-forms.ts'
import { type FileChange, tagOf } from '../../server/unit-of-work.ts'
import { newRef, scopeOf } from '../../uploads/server/store-file.ts'
import { guardFiles, guardOpening } from '../../uses/server/shown-files.ts'
import type { FileInput } from '../file.calls.ts'
import type { Recipe } from '../file.ts'
import { learnFacets } from './facets.ts'
import { withExtension } from './file-names.ts'
import { fileSearch, searchedText } from './file-search.ts'
import { type FileRow, findByContent, lockFile } from './queries.ts'
import { NOUN } from './read-files.ts'
import { toFile } from './wire.ts'

/** The file for writing: it exists, is not in the trash, and is still the one that was read. */
export async function takeFile(change: FileChange, id: string, version?: number): Promise<FileRow> {
  const row = await lockFile(change.db, id)
  if (!row) throw failures.notFound()
  if (row.deleted_at) throw fileFailures.inTrash()
  if (version !== undefined && row.version !== version) {
    throw failures.stale({ current: toFile(row) })
  }
  return row
}

type Described = {
  name: string
  tags: string[]
  folder: string
  isPrivate: boolean
  description: string
  alt: string
  altEn: string
  focal: Recipe['focal']
}

/** What people write about a file; its bytes and pictures stay what they are. */
export async function describeFile(
  change: FileChange,
  row: FileRow,
  input: Omit<FileInput, 'version'>,
): Promise<void> {
  const { db, audit, touch, refresh } = change
  const before = describedIn(row)
  const after = describedBy(row, input)
  const { name, tags, folder, isPrivate, description, alt, altEn, focal } = after
  if (focal && row.kind !== 'image') throw fileFailures.noPicture()
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (row.is_private && !isPrivate) guardOpening(change)
  if (isNoticed(before, after)) await guardFiles(change, [row.id])
  await db
    .updateTable('files')
    .set({
      name,
      tags,
      folder,
      is_private: isPrivate,
      scope: await scopeAfter(change, row, isPrivate),
      recipe: JSON.stringify({ ...row.recipe, focal }),
      version: row.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .execute()
  const text = searchedText({ name, texts: [description, alt, altEn], tags })
  await fileSearch.learn(db, text)
  const set = { description, alt, alt_en: altEn, words: fileSearch.vector(text) }
  await db.updateTable('file_texts').set(set).where('file_id', '=', row.id).execute()
  await learnFacets(db, { tags, folder })
  await audit({ noun: NOUN, id: row.id, action: 'update', before, after })
  const isClosed = isPrivate && !row.is_private
  const drop = isClosed ? touch : refresh
  drop(tagOf(row.id), 'files')
}

function describedIn({ name, tags, folder, description, alt, ...row }: FileRow): Described {
  const { is_private: isPrivate, alt_en: altEn, recipe } = row
  return { name, tags, folder, isPrivate, description, alt, altEn, focal: recipe.focal }
}

/** Fields that are not named keep what they have. */
function describedBy(row: FileRow, input: Omit<FileInput, 'version'>): Described {
  const { focal = row.recipe.focal, isPrivate = row.is_private, folder = row.folder } = input
  const { description = row.description, alt = row.alt, altEn = row.alt_en } = input
  const name = input.name === undefined ? row.name : nameFor(row, input.name)
  const tags = input.tags ? [...new Set(input.tags)] : row.tags
  return { name, tags, folder, isPrivate, description, alt, altEn, focal }
}

/** Tags, folder and description are for staff. */
function isNoticed(before: Described, after: Described): boolean {
  const shown = ({ name, isPrivate, alt, altEn, focal }: Described) =>
    JSON.stringify([name, isPrivate, alt, altEn, focal])
  return shown(before) !== shown(after)
}

export async function cropPicture(change: FileChange, row: FileRow, crop: Recipe['crop']) {
  mustFit(row, { ...row.recipe, crop })
  await cook(change, row, { ...row.recipe, crop })
}

/** A cut lies within the turned picture, and only pixels can be cut. */
export function mustFit(row: FileRow, { crop, rotate }: Recipe): void {
  const size = turned(pixelSize(row), rotate)
  if (crop && !isWithin(crop, size)) throw fileFailures.outside()
}

export async function rotatePicture(change: FileChange, row: FileRow, rotate: Recipe['rotate']) {
  await cook(change, row, turnRecipe(row.recipe, pixelSize(row), rotate))
}

export async function resetPicture(change: FileChange, row: FileRow) {
  pixelSize(row)
  await cook(change, row, NO_RECIPE)
}

/** Another recipe gives the picture new addresses; pages that show it are made anew. */
export async function cook(change: FileChange, row: FileRow, recipe: Recipe): Promise<void> {
  const before = row.recipe
  const isSame = JSON.stringify([before.rotate, before.crop, before.focal])
  if (isSame === JSON.stringify([recipe.rotate, recipe.crop, recipe.focal])) return
  await guardFiles(change, [row.id])
  await change.db
    .updateTable('files')
    .set({
      recipe: JSON.stringify(recipe),
      image_ref: newRef(),
      version: row.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .execute()
  await change.db
    .updateTable('file_derivatives')
    .set({ retired_at: new Date() })
    .where('file_id', '=', row.id)
    .where('gridref', '<>', row.content_ref)
    .where('retired_at', 'is', null)
    .execute()
  await change.audit({
    noun: NOUN,
    id: row.id,
    action: 'edit',
    before: { ...before },
    after: recipe,
  })
  await prepareForms(change, { files: [row.id] })
  change.touch(tagOf(row.id), 'files')
}

function pixelSize(row: FileRow) {
  if (!isPixels(row) || row.width === null || row.height === null) throw fileFailures.noPicture()
  return { w: row.width, h: row.height }
}

function nameFor(row: FileRow, given: string): string {
  return withExtension(cleanName(given), row.ext, [])
}

/** A private file may repeat a shared one; once shared it must not. */
async function scopeAfter(change: FileChange, row: FileRow, isPrivate: boolean): Promise<string> {
  if (isPrivate === row.is_private) return row.scope
  const owner = row.owner_id ? { id: row.owner_id, name: row.owner_name } : null
  const scope = scopeOf({ isPrivate, owner })
  const other = await findByContent(change.db, row.sha256, scope)
  if (other) throw fileFailures.duplicate({ file: toFile(other) })
  return scope
}
