import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { readFiles } from '../../files/server/read-files.ts'
import type { FileTables } from '../../server/tables.ts'
import { areGalleriesShown } from '../../uses/server/shown-files.ts'
import { browseGalleries, readGallery } from '../gallery.calls.ts'
import { galleryResource } from './gallery.resource.ts'

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
    const items = await galleryResource.read(context.db, [params.id])
    if (items.length === 0) throw failures.notFound()
    const held = items.flatMap((gallery) => gallery.items.map(({ file }) => file))
    const files = await readFiles(context.db, held)
    return { items, files, isShown: await areGalleriesShown(context, [params.id]) }
  }),
]
