import type { StoredFile } from '../../files/file.ts'
import { readFiles } from '../../files/server/read-files.ts'
import { type Db, tagOf } from '../../server/unit-of-work.ts'
import type { Gallery } from '../gallery.ts'
import { galleryResource, galleryTag } from './gallery.resource.ts'

type ShownGallery = {
  gallery: Gallery
  /** In the order of the gallery, without those in the trash. */
  files: StoredFile[]
  tags: string[]
}

/** Galleries in the order of the ids, without those that are gone or in the trash. */
export async function showGalleries(db: Db, ids: readonly string[]): Promise<ShownGallery[]> {
  const found = await galleryResource.read(db, ids)
  const galleries = found.filter(({ deleted }) => deleted === null)
  const held = galleries.flatMap(({ items }) => items.map(({ file }) => file))
  const files = await readFiles(db, [...new Set(held)])
  const kept = new Map(files.filter(({ deleted }) => !deleted).map((file) => [file._id, file]))
  return galleries.map((gallery) => ({
    gallery,
    files: gallery.items.flatMap(({ file }) => kept.get(file) ?? []),
    tags: [galleryTag(gallery._id), ...gallery.items.map(({ file }) => tagOf(file))],
  }))
}
