import type { FileSource } from '#kernel/admin/fields/file-fields.ts'
import type { StoredFile } from '../contract-file.ts'
import type { Gallery } from '../contract-galleries.ts'
import * as choose from './picker/choose.ts'
import { fieldSource } from './picker/field-source.ts'
import type { FileWish, InsertedFile, InsertedImage } from './picker/wishes.ts'

/**
 * Dialogs other modules may open. Each answers with what was chosen, or with nothing when someone
 * thought better of it; all of them can be searched and take new files.
 * @example const hero = await chooseImage(); if (hero) setImage(hero._id)
 */
export function chooseImage(): Promise<StoredFile | undefined> {
  return choose.chooseFile({ title: 'image', kinds: ['image'] })
}

export function chooseImages(): Promise<readonly StoredFile[]> {
  return choose.chooseFiles({ title: 'images', kinds: ['image'] })
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

export function chooseFiles(wish: FileWish = {}): Promise<readonly StoredFile[]> {
  return choose.chooseFiles(wish)
}

export function chooseGallery(): Promise<Gallery | undefined> {
  return choose.chooseGallery()
}

/** Pictures first, then a title; the gallery is stored when this answers. */
export function makeGallery(): Promise<Gallery | undefined> {
  return choose.makeGallery()
}

/** A picture with alternative text, caption and size. */
export function insertImage(): Promise<InsertedImage | undefined> {
  return choose.insertImage()
}

export function insertFile(): Promise<InsertedFile | undefined> {
  return choose.insertFile()
}

/** @example logo: image(fileSource), papers: files(fileSource) */
export const fileSource: FileSource = fieldSource
