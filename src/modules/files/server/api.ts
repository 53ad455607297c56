import { AppError } from '#kernel/server/app-error.ts'
import type { Inspection } from '#kernel/server/attachments/store-bytes.ts'
import type { Change } from '#kernel/server/change.ts'
import type { StoredFile } from '../contract-file.ts'
import type { NewGallery } from '../contract-galleries.ts'
import { fileFailures } from '../errors.ts'
import { isCacheDisabled } from './cache-setting.ts'
import { acceptedType } from './content/accepted-types.ts'
import { examineBytes } from './examine-bytes.ts'
import { createGallery } from './galleries/save-gallery.ts'
import { type ShownGallery, showGalleries } from './galleries/show-galleries.ts'
import { inspect } from './inspection/inspect.ts'
import { keepKnown, type PictureToKeep, stillThere } from './keep-known.ts'
import { readFiles } from './read-files.ts'
import { type Pictures, prepareForms } from './serve/prepare-forms.ts'
import type { FileTables } from './tables.ts'
import { setFileUses, type UsedIn } from './uses.ts'
import { type Db, type FileScope, tagOf } from './work.ts'

export type { MadeSize } from './keep-known.ts'
export { type ShowsFiles, whereFilesShow } from './shown-files.ts'

/**
 * Says inside a change which files a thing uses from now on; an empty list when it is deleted.
 * The list of uses, the filter "unused" and the guard before deleting live on it.
 * @example await useFiles(change, { module: 'pages', noun: 'page', id, label: title, link: `pages/edit/${id}`, files })
 */
export function useFiles(change: Change<FileTables>, used: UsedIn): Promise<void> {
  return setFileUses(change, used)
}

/**
 * Says inside a change that visitors meet these pictures from now on: what they will ask for is made
 * when it holds, not by the first of them.
 * @example await preparePictures(change, { files: [cover], galleries: [] })
 */
export function preparePictures(
  change: Pick<Change<never>, 'enqueue'>,
  pictures: Pictures,
): Promise<void> {
  return prepareForms(change, pictures)
}

/** Files by id, in that order and without those that are gone; for pages and other replies. */
export async function filesById(db: Db, ids: readonly string[]): Promise<StoredFile[]> {
  const files = await readFiles(db, ids)
  return files.filter(({ deleted }) => deleted === null)
}

/** Galleries by id with their files, and the tags a cached page that shows them must name. */
export function galleriesById(db: Db, ids: readonly string[]): Promise<ShownGallery[]> {
  return showGalleries(db, ids)
}

/**
 * Whether pictures get addresses no browser has kept (`components.images.force_disable_cache`).
 * @example pictureOf(file, { isFresh: arePicturesFresh(config) })
 */
export function arePicturesFresh(config: Parameters<typeof isCacheDisabled>[0]): boolean {
  return isCacheDisabled(config)
}

/** What a cached page that shows a file must name among its tags. */
export function fileTag(id: string): string {
  return tagOf(id)
}

/**
 * Stores a picture that code brings along, with its words and what was made of it ahead; asked twice
 * it is kept once. Returns its id.
 * @example await keepPicture(scope, { name: 'halle.jpg', bytes, sizes: [], alt, focal, folder: '', tags: [] })
 */
export function keepPicture(scope: FileScope, picture: PictureToKeep): Promise<string> {
  return keepKnown(scope, picture)
}

/** Those of the files that are neither gone nor in the trash. */
export function presentFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  return stillThere(db, ids)
}

/** Makes a gallery inside a change; returns its id. */
export function layGallery(
  laying: { scope: FileScope; change: Change<FileTables> },
  gallery: NewGallery,
): Promise<string> {
  return createGallery(laying, gallery)
}

/** Looks into bytes that are kept elsewhere: attachments of other modules. */
export const contentInspection: Inspection = {
  typeOf: async (head, name) => {
    try {
      return await inspect.detectType({ head, name })
    } catch (error) {
      // A kind that is not accepted here may still be kept elsewhere; no answer is no judgement.
      if (error instanceof AppError && error.status < 500) return undefined
      throw error
    }
  },
  examine: async (storage, { name, ...stored }) => {
    const accepted = acceptedType(await inspect.detectType({ head: stored.head, name }))
    if (!accepted) throw fileFailures.typeRefused()
    await examineBytes(storage, { ...stored, accepted, booking: '' })
  },
}
