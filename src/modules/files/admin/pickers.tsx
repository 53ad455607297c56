import type { StoredFile as FieldFile, FileSource } from '#kernel/admin/fields/kinds/file-fields.ts'
import { call } from '#kernel/client/call.ts'
import { uploadPicture } from '../files/admin/picker/picture-work.ts'
import {
  fileInserts,
  fileWishes,
  galleryWishes,
  type InsertedFile,
  type InsertedImage,
  imageInserts,
  newGalleries,
  type PickerOptions,
} from '../files/admin/picker/wishes.ts'
import { readManyFiles } from '../files/file.calls.ts'
import type { StoredFile } from '../files/file.ts'
import type { Gallery } from '../galleries/gallery.ts'
import { downloadPath } from '../images/image-address.ts'
import { namePasted } from '../uploads/admin/add-files.ts'
import { askForFiles } from '../uploads/admin/drop/ask-for-files.ts'
import { readDropped } from '../uploads/admin/drop/dropped-files.ts'

export {
  cropPicture,
  describePicture,
  onPictureChange,
  uploadPicture,
} from '../files/admin/picker/picture-work.ts'

const IMAGE = { title: 'image', kinds: ['image'] } as const

/**
 * Dialogs other modules may open. Each answers with what was chosen, or with nothing when someone
 * thought better of it; all of them can be searched and take new files.
 * @example const hero = await chooseImage(); if (hero) setImage(hero._id)
 */
export async function chooseFile(wish: PickerOptions = {}): Promise<StoredFile | undefined> {
  const [file] = await fileWishes.ask({ ...wish, isMany: false })
  return file
}

export function chooseFiles(wish: PickerOptions = {}): Promise<readonly StoredFile[]> {
  return fileWishes.ask({ ...wish, isMany: true })
}

export function chooseImage(): Promise<StoredFile | undefined> {
  return chooseFile(IMAGE)
}

export function chooseVideo(): Promise<StoredFile | undefined> {
  return chooseFile({ title: 'video', kinds: ['video'] })
}

/** Something to hand out: no picture, no film. */
export function chooseDownload(): Promise<StoredFile | undefined> {
  return chooseFile({ title: 'download', kinds: ['pdf', 'document', 'archive'] })
}

/** One that exists, or a new one made of pictures right here. */
export async function chooseGallery(): Promise<Gallery | undefined> {
  const answer = await galleryWishes.ask(true)
  return answer === 'new' ? makeGallery() : answer
}

/** Pictures first, then a title; the gallery is stored when this answers. */
export async function makeGallery(): Promise<Gallery | undefined> {
  const pictures = await chooseFiles({ title: 'gallery', kinds: ['image'] })
  return pictures.length > 0 ? nameGallery(pictures) : undefined
}

/** A gallery of pictures someone has at hand; asks for its title. */
export function nameGallery(pictures: readonly StoredFile[]): Promise<Gallery | undefined> {
  return newGalleries.ask(pictures)
}

/** A picture with alternative text, caption and size. */
export async function insertImage(): Promise<InsertedImage | undefined> {
  const file = await chooseImage()
  return file && imageInserts.ask(file)
}

export async function insertFile(): Promise<InsertedFile | undefined> {
  const file = await chooseFile({ title: 'file' })
  return file && fileInserts.ask(file)
}

/** Files from the window of the browser; none when someone thought better of it. */
export async function pickPictures(isOne: boolean): Promise<File[]> {
  return (await askForFiles({ isOne, accept: 'image/*' })).map(({ file }) => file)
}

/** What was dropped, folders with all that is in them; must be called while the event lasts. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  return (await readDropped(transfer)).map(({ file }) => file)
}

/** What was pasted, with names that can be found again. */
export function pastedFiles(transfer: DataTransfer): File[] {
  return namePasted([...transfer.files], new Date()).map(({ file }) => file)
}

/**
 * File fields of forms over the file browser; what exists already is used instead of refused.
 * @example logo: image(fileSource), papers: files(fileSource)
 */
export const fileSource: FileSource = {
  upload: async (file) => toField(await uploadPicture(file, () => undefined)),
  describe: async (ids) => {
    const { items } = await call(readManyFiles, { body: { ids: [...ids] } })
    return items.map(toField)
  },
  choose: async ({ isImage, isMany }) => {
    const wish = isImage ? IMAGE : {}
    const chosen = isMany ? await chooseFiles(wish) : await chooseFile(wish)
    return [chosen ?? []].flat().map(toField)
  },
}

function toField(file: StoredFile): FieldFile {
  const [narrow] = file.gridrefs
  return {
    id: file._id,
    name: file.name,
    size: file.size,
    url: downloadPath(file._id),
    preview: narrow && downloadPath(file._id, narrow.gridref),
  }
}
