import { call } from '#kernel/client/call.ts'
import { removeUnlessUsed } from '../../files/admin/actions/questions.ts'
import type { FileUse, StoredFile } from '../../files/file.ts'
import { browseGalleries, deleteGalleryById, readGallery } from '../gallery.calls.ts'
import { createGallery, type Gallery, restoreGallery, updateGalleryById } from '../gallery.ts'

/** What a gallery shows and how: one value of the form, because its parts make sense together. */
export type GalleryContent = Pick<Gallery, 'items' | 'cover' | 'layout'>

/** A gallery as the screens work with it, with the files it needs to be drawn. */
export type GalleryEntry = Pick<
  Gallery,
  '_id' | 'title' | 'isDownloadable' | 'version' | 'deleted'
> & {
  content: GalleryContent
  files: StoredFile[]
  updated: string
  /** Known of one that was opened. */
  isShown?: boolean
  uses?: readonly FileUse[]
}

export type GalleryDraft = Pick<GalleryEntry, 'title' | 'content' | 'isDownloadable'>
export const EMPTY_CONTENT: GalleryContent = { items: [], cover: null, layout: 'grid' }

type Asked = Parameters<typeof call<typeof browseGalleries>>[1]['body']

export async function listEntries(body: Asked) {
  const { galleries, files, ...totals } = await call(browseGalleries, { body })
  return { rows: galleries.map((gallery) => toEntry(gallery, files)), ...totals }
}

export async function loadEntry(id: string): Promise<GalleryEntry> {
  const { items, files, isShown, uses } = await call(readGallery, { params: { id } })
  return { ...entryOf(items, files), isShown, uses }
}

/** To the trash; one that stands somewhere only after someone has seen where. */
export function removeEntry({ _id: id }: GalleryEntry): Promise<void> {
  return removeUnlessUsed({ subject: 'gallery', count: 1 }, (isForced) =>
    call(deleteGalleryById, { params: { id }, query: { force: isForced ? 'true' : 'false' } }),
  )
}

export function restoreEntry({ _id: id }: GalleryEntry): Promise<unknown> {
  return call(restoreGallery, { params: { id } })
}

type Saved = { id: string | undefined; version: number | undefined; values: GalleryDraft }

export async function saveEntry({ id, version = 0, values }: Saved): Promise<GalleryEntry> {
  const { title, content, isDownloadable } = values
  const fields = { title, isDownloadable, ...content }
  const { items } = id
    ? await call(updateGalleryById, { params: { id }, body: { ...fields, version } })
    : await call(createGallery, { body: fields })
  return loadEntry(entryOf(items, [])._id)
}

function entryOf(items: readonly Gallery[], files: readonly StoredFile[]): GalleryEntry {
  const [gallery] = items
  if (!gallery) throw new Error('The reply holds no gallery')
  return toEntry(gallery, files)
}

function toEntry(gallery: Gallery, files: readonly StoredFile[]): GalleryEntry {
  const { items, cover, layout, _id, title, isDownloadable, version, updated, deleted } = gallery
  const held = new Set([...items.map(({ file }) => file), cover])
  return {
    _id,
    title,
    isDownloadable,
    version,
    updated,
    deleted,
    content: { items, cover, layout },
    files: files.filter((file) => held.has(file._id)),
  }
}
