import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { galleryOf } from '#modules/files/picture.ts'
import { arePicturesFresh, galleriesById, galleryTag } from '#modules/files/server/api.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { gallery } from '../../blocks/gallery/block.ts'

export const loadGalleries = blockLoadersOf<FileTables>()(
  [gallery],
  async ({ db, config, lang }, blocks) => {
    const ids = [...new Set(blocks.flatMap(({ refs }) => refs.galleries))]
    const shown = await galleriesById(db, ids)
    const options = { isFresh: arePicturesFresh(config), lang }
    const known = new Map(
      shown.map((found) => [found.gallery._id, galleryOf(found.gallery, found.files, options)]),
    )
    const data = blocks.flatMap(({ id, props }) => {
      const found = props.gallery ? known.get(props.gallery) : undefined
      return found ? [[id, found] as const] : []
    })
    // One that lies in the trash may come back.
    return {
      data: new Map(data),
      tags: [...ids.map(galleryTag), ...shown.flatMap(({ tags }) => tags)],
    }
  },
)
