import { AppError } from '#kernel/server/app-error.ts'
import type { Inspection } from '#kernel/server/attachments/store-bytes.ts'
import { fileFailures } from '../errors.ts'
import type { StoredFile } from '../files/file.ts'
import { findFiles } from '../files/server/queries.ts'
import { readFiles } from '../files/server/read-files.ts'
import type { NewGallery } from '../galleries/gallery.ts'
import { galleryResource } from '../galleries/server/gallery.resource.ts'
import { attachedSpace } from '../storage/server/attached-space.ts'
import { acceptedType } from '../uploads/server/content/accepted-types.ts'
import { examineBytes } from '../uploads/server/examine-bytes.ts'
import { inspect } from '../uploads/server/inspection/inspect.ts'
import type { Db, FileChange } from './unit-of-work.ts'

/** Whether pictures get addresses no browser has kept: `pictureOf(file, { isFresh: … })`. */
export { isCacheDisabled as arePicturesFresh } from '../downloads/server/cache-setting.ts'
/** Inside a change: removes pictures that code brought along and nothing shows any more. */
export { eraseUnused as eraseUnusedPictures } from '../files/server/trash-files.ts'
/** What a cached page that names a gallery must have among its tags, also while it is gone. */
/** Inside a change: removes galleries that code made and nobody changed; returns those that stay. */
export { eraseGalleries, galleryTag } from '../galleries/server/gallery.resource.ts'
/** Galleries by id with their files, and the tags a cached page that shows them must name. */
export { showGalleries as galleriesById } from '../galleries/server/show-galleries.ts'
/** Inside a change: visitors meet these pictures from now on, so their sizes are made ahead. */
export { prepareForms as preparePictures } from '../images/server/prepare-forms.ts'
/** Stores a picture that code brings along; asked twice it is kept once. Returns its id. */
export {
  type MadeSize,
  upsertBundledPicture as keepPicture,
} from '../uploads/server/upsert-bundled-picture.ts'
export {
  type FindsGalleries,
  type ShowsFiles,
  whereFilesShow,
  whereGalleriesStand,
} from '../uses/server/shown-files.ts'
/** Inside a change: which files a thing uses from now on; none when it is deleted. */
export { setFileUses as useFiles } from '../uses/server/uses.ts'
/** What a cached page that shows a file must name among its tags. */
export { tagOf as fileTag } from './unit-of-work.ts'

/** Files by id, in that order and without those that are gone; for pages and other replies. */
export async function filesById(db: Db, ids: readonly string[]): Promise<StoredFile[]> {
  const files = await readFiles(db, ids)
  return files.filter(({ deleted }) => deleted === null)
}

/** Those of the files that are neither gone nor in the trash, and whose bytes are there. */
export async function presentFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await findFiles(db, ids)
  return rows.filter((row) => !row.deleted_at && !row.missing_at).map((row) => row.id)
}

/** In which version files are, to tell later whether somebody changed them. */
export async function pictureVersions(
  { db }: Pick<FileChange, 'db'>,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const rows = await findFiles(db, ids)
  return rows.map(({ id, version }) => ({ id, version }))
}

/** Makes a gallery inside a change; returns its id. */
export async function installGallery(
  { change }: { change: FileChange },
  gallery: NewGallery,
): Promise<string> {
  return (await galleryResource.create(change, gallery))._id
}

/** Looks into bytes that are kept elsewhere, and gives them room: attachments of other modules. */
export const contentInspection: Inspection = {
  space: attachedSpace,
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
