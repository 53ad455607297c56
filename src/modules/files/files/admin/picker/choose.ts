import type { Gallery } from '../../../galleries/gallery.calls.ts'
import type { StoredFile } from '../../file.ts'
import {
  type FileWish,
  fileInserts,
  fileWishes,
  galleryWishes,
  type InsertedFile,
  type InsertedImage,
  imageInserts,
  newGalleries,
} from './wishes.ts'

/** Several files; none when someone thought better of it. */
export function chooseFiles(wish: FileWish = {}): Promise<readonly StoredFile[]> {
  return fileWishes.ask({ ...wish, isMany: true })
}

export async function chooseFile(wish: FileWish = {}): Promise<StoredFile | undefined> {
  const [file] = await fileWishes.ask({ ...wish, isMany: false })
  return file
}

/** One that exists, or a new one made of pictures right here. */
export async function chooseGallery(): Promise<Gallery | undefined> {
  const answer = await galleryWishes.ask(true)
  return answer === 'new' ? makeGallery() : answer
}

export async function makeGallery(): Promise<Gallery | undefined> {
  const pictures = await chooseFiles({ title: 'gallery', kinds: ['image'] })
  return pictures.length > 0 ? nameGallery(pictures) : undefined
}

export function nameGallery(pictures: readonly StoredFile[]): Promise<Gallery | undefined> {
  return newGalleries.ask(pictures)
}

export async function insertImage(): Promise<InsertedImage | undefined> {
  const file = await chooseFile({ title: 'image', kinds: ['image'] })
  return file && imageInserts.ask(file)
}

export async function insertFile(): Promise<InsertedFile | undefined> {
  const file = await chooseFile({ title: 'file' })
  return file && fileInserts.ask(file)
}
