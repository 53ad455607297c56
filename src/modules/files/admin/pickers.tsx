import type { FileSource } from '#kernel/admin/fields/file-fields.ts'
import * as choose from '../files/admin/picker/choose.ts'
import { fieldSource } from '../files/admin/picker/field-source.ts'
import * as picture from '../files/admin/picker/picture-work.ts'
import type { FileWish, InsertedFile, InsertedImage } from '../files/admin/picker/wishes.ts'
import type { StoredFile } from '../files/file.ts'
import type { Gallery } from '../galleries/gallery.calls.ts'
import { namePasted } from '../uploads/admin/add-files.ts'
import { askForFiles } from '../uploads/admin/drop/ask-for-files.ts'
import { readDropped } from '../uploads/admin/drop/dropped-files.ts'

/**
 * Dialogs other modules may open. Each answers with what was chosen, or with nothing when someone
 * thought better of it; all of them can be searched and take new files.
 * @example const hero = await chooseImage(); if (hero) setImage(hero._id)
 */
export function chooseImage(): Promise<StoredFile | undefined> {
  return choose.chooseFile({ title: 'image', kinds: ['image'] })
}

export function chooseVideo(): Promise<StoredFile | undefined> {
  return choose.chooseFile({ title: 'video', kinds: ['video'] })
}

/** Something to hand out: no picture, no film. */
export function chooseDownload(): Promise<StoredFile | undefined> {
  return choose.chooseFile({ title: 'download', kinds: ['pdf', 'document', 'archive'] })
}

export function chooseFile(wish: FileWish = {}): Promise<StoredFile | undefined> {
  return choose.chooseFile(wish)
}

export function chooseGallery(): Promise<Gallery | undefined> {
  return choose.chooseGallery()
}

/** Pictures first, then a title; the gallery is stored when this answers. */
export function makeGallery(): Promise<Gallery | undefined> {
  return choose.makeGallery()
}

/** A gallery of pictures someone has at hand; asks for its title. */
export function nameGallery(pictures: readonly StoredFile[]): Promise<Gallery | undefined> {
  return choose.nameGallery(pictures)
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

export const { cropPicture, describePicture, onPictureChange, uploadPicture } = picture

/** A picture with alternative text, caption and size. */
export function insertImage(): Promise<InsertedImage | undefined> {
  return choose.insertImage()
}

export function insertFile(): Promise<InsertedFile | undefined> {
  return choose.insertFile()
}

/** @example logo: image(fileSource), papers: files(fileSource) */
export const fileSource: FileSource = fieldSource
