import { mustBeFound } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { readFiles } from '../../files/server/read-files.ts'
import type { FileTables } from '../../server/tables.ts'
import type { FileContext } from '../../server/unit-of-work.ts'
import { areGalleriesShown, findGalleryUses } from '../../uses/server/shown-files.ts'
import {
  browseGalleries,
  deleteGallery,
  deleteGalleryById,
  deleteManyGalleries,
  readGallery,
} from '../gallery.calls.ts'
import { galleryResource, trashGalleries } from './gallery.resource.ts'

const on = routesOf<FileTables>()

/** So many pictures of a gallery a card shows. */
const ON_A_CARD = 4

export const galleryRoutes = [
  ...galleryResource.routes,
  on(browseGalleries, async ({ db }, { body }) => {
    const { items: galleries, ...totals } = await galleryResource.list(db, body)
    const shown = galleries.flatMap(({ cover, items }) => [
      ...(cover ? [cover] : []),
      ...items.slice(0, ON_A_CARD).map(({ file }) => file),
    ])
    return { galleries, files: await readFiles(db, shown), ...totals }
  }),
  on(readGallery, async (context, { params }) => {
    const items = mustBeFound(await galleryResource.read(context.db, [params.id]))
    const held = items.flatMap((gallery) => gallery.items.map(({ file }) => file))
    const files = await readFiles(context.db, held)
    const isShown = await areGalleriesShown(context, [params.id])
    return { items, files, isShown, uses: await findGalleryUses(context, [params.id]) }
  }),
  on(deleteGallery, (context, { query: { _id, force } }) => remove(context, _id, force === 'true')),
  on(deleteGalleryById, (context, { params, query }) =>
    remove(context, params.id, query.force === 'true'),
  ),
  on(deleteManyGalleries, async (context, { body: { ids, force } }) => ({
    ids: await context.change((change) => trashGalleries(change, ids, force)),
  })),
]

async function remove(context: FileContext, id: string, isForced: boolean) {
  return {
    ids: mustBeFound(await context.change((change) => trashGalleries(change, [id], isForced))),
  }
}
