import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { fileFailures } from '../../errors.ts'
import { prepareForms } from '../../images/server/prepare-forms.ts'
import type { FileTables } from '../../server/tables.ts'
import type { Db, FileChange } from '../../server/unit-of-work.ts'
import { askingOf, findGalleryUses, guardGalleries } from '../../uses/server/shown-files.ts'
import { setFileUses } from '../../uses/server/uses.ts'
import { type Gallery, gallery, type NewGallery } from '../gallery.ts'

/** A gallery only names its files: they stay when it goes. */
export const galleryResource = resourcesOf<FileTables>()(gallery, {
  table: 'galleries',
  check: async (change, values, before) => {
    if (before) await guardGalleries(change, [before._id])
    await mustExist(change.db, values)
  },
  written: writeItems,
  derive: readParts,
  created: writeUses,
  changed: async (change, after) => {
    await writeUses(change, after)
    await prepareForms(change, { files: [], galleries: [after._id] })
  },
  removing: async (change, galleries) => {
    await guardGalleries(
      change,
      galleries.map(({ _id }) => _id),
    )
    for (const gone of galleries) await writeUses(change, { ...gone, items: [] })
  },
  restoring: async (change, gallery) => {
    await guardGalleries(change, [gallery._id])
    await writeUses(change, gallery)
    await prepareForms(change, { files: [], galleries: [gallery._id] })
  },
  tags: ({ _id }) => [galleryTag(_id)],
})

/** All of them or none: when one still stands somewhere, the answer names where. */
export async function trashGalleries(
  change: FileChange,
  ids: readonly string[],
  isForced: boolean,
): Promise<string[]> {
  const uses = isForced ? [] : await findGalleryUses(askingOf(change), ids)
  if (uses.length > 0) throw fileFailures.galleryInUse({ uses })
  return galleryResource.remove(change, ids)
}

/** Removes galleries for good as far as nobody changed them; returns those that stay. */
export async function eraseGalleries(
  change: FileChange,
  ids: readonly string[],
): Promise<Pick<Gallery, '_id' | 'title'>[]> {
  const found = await galleryResource.read(change.db, ids)
  const gone = found.filter(({ version }) => version === 1)
  for (const one of gone) {
    await writeUses(change, { ...one, items: [] })
    change.touch(galleryTag(one._id))
  }
  await sql`delete from galleries where id = any(${gone.map(({ _id }) => _id)}::uuid[])`.execute(
    change.db,
  )
  return found.filter((one) => !gone.includes(one))
}

/** Cached pages that show a gallery carry this tag. */
export function galleryTag(id: string): string {
  return `gallery:${id}`
}

async function mustExist(db: Db, { items = [], cover }: Partial<NewGallery>): Promise<void> {
  const wanted = [...new Set([...items.map(({ file }) => file), ...(cover ? [cover] : [])])]
  if (wanted.length === 0) return
  const known = await db
    .selectFrom('files')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute()
  if (known.length < wanted.length) throw fileFailures.unknownFile()
}

async function writeItems(
  { db }: FileChange,
  id: string,
  { items }: Partial<NewGallery>,
): Promise<void> {
  if (!items) return
  await db.deleteFrom('gallery_items').where('gallery_id', '=', id).execute()
  if (items.length === 0) return
  const rows = items.map(({ file, caption }, position) => ({
    gallery_id: id,
    file_id: file,
    position,
    caption,
  }))
  await db.insertInto('gallery_items').values(rows).execute()
}

async function readParts(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('gallery_items')
    .selectAll()
    .where(sql<boolean>`gallery_id = any(${[...ids]}::uuid[])`)
    .orderBy('gallery_id')
    .orderBy('position')
    .execute()
  const held = Map.groupBy(rows, (row) => row.gallery_id)
  const itemsOf = (id: string) =>
    (held.get(id) ?? []).map(({ file_id, caption }) => ({ file: file_id, caption }))
  return new Map(ids.map((id) => [id, { items: itemsOf(id) }]))
}

function writeUses(change: FileChange, { _id: id, title, items }: Gallery): Promise<void> {
  const files = items.map(({ file }) => file)
  const link = `galleries/${id}`
  const { name: noun, module } = gallery
  return setFileUses(change, { module, noun, id, label: title, link, files })
}
