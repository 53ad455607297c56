import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { readFiles } from '../../files/server/read-files.ts'
import type { FileTables } from '../../server/tables.ts'
import { areGalleriesShown } from '../../uses/server/shown-files.ts'
import * as contract from '../gallery.calls.ts'
import { findGalleryPage, readGalleries } from './gallery-queries.ts'
import { changeGallery, createGallery, deleteGalleries } from './save-gallery.ts'

const on = routesOf<FileTables>()
type Asking = Context<FileTables>

/** So many pictures of a gallery a card shows. */
const ON_A_CARD = 4

export const galleryRoutes = [
  on(contract.listGalleries, (context, { query }) => list(context, query)),
  on(contract.getGalleryPageData, (context, { body }) => list(context, body)),
  on(contract.searchGalleries, (context, { body }) =>
    list(context, { ...body, page: 0, sort: '-updated' }),
  ),
  on(contract.browseGalleries, async (context, { body }) => {
    const { items: galleries, ...totals } = await list(context, body)
    const shown = galleries.flatMap(({ cover, items }) => [
      ...(cover ? [cover] : []),
      ...items.slice(0, ON_A_CARD).map(({ file }) => file),
    ])
    return { galleries, files: await readFiles(context.db, shown), ...totals }
  }),
  on(contract.readGallery, async (context, { params }) => {
    const { items } = await readOne(context, params.id)
    const held = items.flatMap((gallery) => gallery.items.map(({ file }) => file))
    const files = await readFiles(context.db, held)
    return { items, files, isShown: await areGalleriesShown(context, [params.id]) }
  }),
  on(contract.readManyGalleries, async ({ db }, { body }) => ({
    items: await readGalleries(db, body.ids),
  })),
  on(contract.createGallery, async (context, { body }) => {
    const id = await context.change((change) => createGallery(change, body))
    return readOne(context, id)
  }),
  on(contract.updateGallery, (context, { body: { _id, ...change } }) =>
    update(context, _id, change),
  ),
  on(contract.updateGalleryById, (context, { params, body }) => update(context, params.id, body)),
  on(contract.deleteGallery, (context, { query }) => remove(context, query._id)),
  on(contract.deleteGalleryById, (context, { params }) => remove(context, params.id)),
  on(contract.deleteManyGalleries, async (context, { body }) => ({
    ids: await context.change((change) => deleteGalleries(change, body.ids)),
  })),
]

async function list({ db }: Asking, query: contract.GalleryQuery) {
  const { ids, ...totals } = await findGalleryPage(db, query)
  return { items: await readGalleries(db, ids), ...totals }
}

async function readOne({ db }: Asking, id: string) {
  const items = await readGalleries(db, [id])
  if (items.length === 0) throw failures.notFound()
  return { items }
}

async function update(context: Asking, id: string, input: contract.GalleryChange) {
  await context.change((change) => changeGallery(change, id, input))
  return readOne(context, id)
}

async function remove(context: Asking, id: string) {
  const ids = await context.change((change) => deleteGalleries(change, [id]))
  if (ids.length === 0) throw failures.notFound()
  return { ids }
}
