import type { Change } from '#kernel/server/change.ts'
import { isCacheDisabled } from '../downloads/server/cache-setting.ts'
import type { StoredFile } from '../files/file.ts'
import { readFiles } from '../files/server/read-files.ts'
import type { NewGallery } from '../galleries/gallery.calls.ts'
import { createGallery } from '../galleries/server/save-gallery.ts'
import { type ShownGallery, showGalleries } from '../galleries/server/show-galleries.ts'
import { type Pictures, prepareForms } from '../images/server/prepare-forms.ts'
import {
  keepKnown,
  type PictureToKeep,
  stillThere,
} from '../uploads/server/upsert-bundled-picture.ts'
import { setFileUses, type UsedIn } from '../uses/server/uses.ts'
import type { FileTables } from './tables.ts'
import { type Db, type FileScope, tagOf } from './unit-of-work.ts'

export type { MadeSize } from '../uploads/server/upsert-bundled-picture.ts'
export { type ShowsFiles, whereFilesShow } from '../uses/server/shown-files.ts'

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
  { change }: { change: Change<FileTables> },
  gallery: NewGallery,
): Promise<string> {
  return createGallery(change, gallery)
}
