import { call } from '#kernel/client/call.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { listFiles } from '#modules/files/files/file.calls.ts'
import { listGalleries } from '#modules/files/galleries/gallery.ts'

/** Pictures the website has already, so that a section is seen as it would look here. */
export type SamplePictures = { readonly files: readonly string[]; readonly gallery: string | null }

export const NO_PICTURES: SamplePictures = { files: [], gallery: null }
const MOST = 8
/** The prop of each kind that shows one large picture. */
const PLACES: Readonly<Record<string, string>> = { image: 'file', hero: 'file', video: 'poster' }

export async function samplePictures(): Promise<SamplePictures> {
  try {
    const [files, galleries] = await Promise.all([
      call(listFiles, { query: { type: ['image'], limit: 40 } }),
      call(listGalleries, { query: { limit: 5 } }),
    ])
    const wide = files.items.filter(
      ({ res, isPrivate, isMissing }) => res && res.w >= res.h && !isPrivate && !isMissing,
    )
    const filled = galleries.items.find(({ items }) => items.length > 2)
    return { files: wide.slice(0, MOST).map(({ _id }) => _id), gallery: filled?._id ?? null }
  } catch {
    // Whoever may not look at files sees the sections without pictures.
    return NO_PICTURES
  }
}

/** Blocks with a picture wherever one is missing; the same block always gets the same one. */
export function withPictures(
  types: BlockTypes,
  blocks: readonly Block[],
  pictures: SamplePictures,
): Block[] {
  return blocks.map((block) => {
    const held = (typeOf(types, block)?.slots ?? []).map((slot) => [
      slot,
      withPictures(types, slotOf(block, slot), pictures),
    ])
    const props = { ...block.props, ...Object.fromEntries(held), ...pictureFor(block, pictures) }
    return { ...block, props }
  })
}

function pictureFor({ id = '', type, props }: Block, { files, gallery }: SamplePictures) {
  if (type === 'gallery' && !props.gallery) return { gallery }
  const place = PLACES[type]
  if (place === undefined || props[place] || files.length === 0) return {}
  const sum = [...id].reduce((all, letter) => all + letter.charCodeAt(0), 0)
  return { [place]: files[sum % files.length] }
}
