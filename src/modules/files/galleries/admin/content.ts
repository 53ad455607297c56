import type { StoredFile } from '../../files/file.ts'
import type { GalleryContent } from './gallery-entry.ts'

/** Adds files at the end; what is in the gallery already is not shown twice. */
export function withFiles(
  content: GalleryContent,
  files: readonly Pick<StoredFile, '_id'>[],
): GalleryContent {
  const held = new Set(content.items.map(({ file }) => file))
  const fresh = [...new Set(files.map(({ _id }) => _id))].filter((id) => !held.has(id))
  return { ...content, items: [...content.items, ...fresh.map((file) => ({ file, caption: '' }))] }
}

/** Takes a picture out; a cover that is gone leaves the first one in its place. */
export function withoutPlace(content: GalleryContent, place: number): GalleryContent {
  const items = content.items.toSpliced(place, 1)
  const isCoverLeft = items.some(({ file }) => file === content.cover)
  return { ...content, items, cover: isCoverLeft ? content.cover : null }
}

export function withCaption(content: GalleryContent, place: number, caption: string) {
  const item = content.items[place]
  return item ? { ...content, items: content.items.with(place, { ...item, caption }) } : content
}

/** The first picture, unless another one was chosen. */
export function coverOf({ items, cover }: GalleryContent): string | undefined {
  return cover ?? items[0]?.file
}
