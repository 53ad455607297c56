import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import { fileFailures } from '../../errors.ts'
import { prepareForms } from '../../images/server/prepare-forms.ts'
import type { FileChange } from '../../server/unit-of-work.ts'
import { guardGalleries } from '../../uses/server/shown-files.ts'
import { setFileUses } from '../../uses/server/uses.ts'
import type { Gallery, GalleryChange, NewGallery } from '../gallery.calls.ts'
import { readGalleries } from './gallery-queries.ts'

const NOUN = 'gallery'
const EMPTY: Omit<NewGallery, 'title'> = {
  items: [],
  cover: null,
  layout: 'grid',
  isDownloadable: false,
}

/** Cached pages that show a gallery carry this tag. */
export function galleryTag(id: string): string {
  return `gallery:${id}`
}

export async function createGallery(change: FileChange, given: NewGallery): Promise<string> {
  const id = uuidv7()
  const { title, items = [], cover = null, layout = 'grid', isDownloadable = false } = given
  await mustHold(change, { items, cover })
  await change.db
    .insertInto('galleries')
    .values({ id, title, cover, layout, is_downloadable: isDownloadable })
    .execute()
  await writeItems(change, { id, title, items })
  await change.audit({ noun: NOUN, id, action: 'create', after: { ...EMPTY, ...given } })
  change.refresh('galleries')
  return id
}

export async function changeGallery(
  change: FileChange,
  id: string,
  given: GalleryChange,
): Promise<void> {
  const { version, ...patch } = given
  const before = await takeGallery(change, id, version)
  const after = { ...before, ...patch }
  await guardGalleries(change, [id])
  await mustHold(change, after)
  await change.db
    .updateTable('galleries')
    .set({
      title: after.title,
      cover: after.cover,
      layout: after.layout,
      is_downloadable: after.isDownloadable,
      version: before.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await writeItems(change, { id, title: after.title, items: after.items })
  await prepareForms(change, { files: [], galleries: [id] })
  await change.audit({ noun: NOUN, id, action: 'update', before: { ...before }, after })
  change.touch(galleryTag(id), 'galleries')
}

/** The files stay: a gallery only names them. */
export async function deleteGalleries(
  change: FileChange,
  ids: readonly string[],
): Promise<string[]> {
  await guardGalleries(change, ids)
  const gone = await change.db
    .deleteFrom('galleries')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .returning(['id', 'title'])
    .execute()
  for (const { id, title } of gone.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await writeUses(change, { id, title, items: [] })
    await change.audit({ noun: NOUN, id, action: 'delete', before: { title } })
    change.touch(galleryTag(id), 'galleries')
  }
  return gone.map(({ id }) => id)
}

async function takeGallery(change: FileChange, id: string, version: number): Promise<Gallery> {
  await change.db
    .selectFrom('galleries')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [gallery] = await readGalleries(change.db, [id])
  if (!gallery) throw failures.notFound()
  if (gallery.version !== version) throw failures.stale({ current: gallery })
  return gallery
}

type Held = Pick<Gallery, 'items' | 'cover'>

async function mustHold(change: FileChange, { items, cover }: Held): Promise<void> {
  const wanted = [...new Set([...items.map(({ file }) => file), ...(cover ? [cover] : [])])]
  if (wanted.length === 0) return
  const known = await change.db
    .selectFrom('files')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute()
  if (known.length < wanted.length) throw fileFailures.unknownFile()
}

type Contents = Pick<Gallery, 'title' | 'items'> & { id: string }

async function writeItems(change: FileChange, contents: Contents): Promise<void> {
  const { db } = change
  const { id, items } = contents
  await db.deleteFrom('gallery_items').where('gallery_id', '=', id).execute()
  if (items.length > 0) {
    const rows = items.map(({ file, caption }, position) => ({
      gallery_id: id,
      file_id: file,
      position,
      caption,
    }))
    await db.insertInto('gallery_items').values(rows).execute()
  }
  await writeUses(change, contents)
}

function writeUses(change: FileChange, { id, title, items }: Contents): Promise<void> {
  const files = items.map(({ file }) => file)
  const link = `galleries/${id}`
  return setFileUses(change, { module: 'files', noun: NOUN, id, label: title, link, files })
}
