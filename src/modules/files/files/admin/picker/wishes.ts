import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import type { Gallery } from '../../../galleries/gallery.ts'
import type { Kind, StoredFile } from '../../file.ts'

/** What someone is to choose. */
export type PickerOptions = {
  /** Which of the dialog's titles; 'file' or 'files' unless said. */
  title?: 'file' | 'files' | 'image' | 'images' | 'video' | 'download' | 'gallery'
  /** Only these; all unless said. */
  kinds?: readonly Kind[]
  isMany?: boolean
}

export const IMAGE_SIZES = ['small', 'medium', 'large', 'full'] as const
type ImageSize = (typeof IMAGE_SIZES)[number]

export type InsertedImage = { file: StoredFile; alt: string; caption: string; size: ImageSize }
export type InsertedFile = { file: StoredFile; label: string; withSize: boolean }

/** An empty answer means that nothing was chosen. */
export const fileWishes = questionStore<PickerOptions, readonly StoredFile[]>()
export const galleryWishes = questionStore<true, Gallery | 'new' | undefined>()
export const newGalleries = questionStore<readonly StoredFile[], Gallery | undefined>()
/** A picture to cut; nothing answered leaves it as it is. */
export const crops = questionStore<StoredFile, StoredFile | undefined>()
export const imageInserts = questionStore<StoredFile, InsertedImage | undefined>()
export const fileInserts = questionStore<StoredFile, InsertedFile | undefined>()
