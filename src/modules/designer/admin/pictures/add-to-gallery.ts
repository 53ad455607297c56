import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { nameGallery } from '#modules/files/admin/pickers.tsx'
import type { StoredFile } from '#modules/files/contract-file.ts'
import { type Gallery, readGallery, updateGalleryById } from '#modules/files/contract-galleries.ts'
import { notify } from '#ui/notification/notify.tsx'
import { changeBlock } from '../../model/change.ts'
import { ask } from '../canvas/use-canvas-data.ts'
import type { Room } from '../room/room-context.tsx'
import { pictures } from './picture-store.ts'
import type { Say } from './texts.ts'

type Adding = { key: string; stored: readonly StoredFile[]; say: Say }

const ATTEMPTS = 3

/** Into the gallery a block shows; a block without one gets a new one with these pictures. */
export async function addToGallery(room: Room, { key, stored, say }: Adding): Promise<void> {
  const { designer } = room
  const id = designer.store.getState().doc.nodes[key]?.block.props.gallery
  const gallery = typeof id === 'string' ? await extend(id, stored) : await begin(room, key, stored)
  if (!gallery) return
  await ask(room)
  notify({ content: say('inGallery', { count: stored.length, title: gallery.title }) })
  const asked = stored.filter(({ alt }) => !alt.trim())
  pictures.setState(({ asking }) => ({
    asking: [...asking, ...asked.map((file) => ({ file, key, inBlock: false }))],
  }))
}

async function begin(room: Room, key: string, stored: readonly StoredFile[]) {
  const made = await nameGallery(stored)
  if (!made) return undefined
  const { designer } = room
  const by = (block: Parameters<Parameters<typeof changeBlock>[2]['by']>[0]) => ({
    ...block,
    props: { ...block.props, gallery: made._id },
  })
  designer.run(changeBlock(designer.ground(), key, { by, tag: 'gallery' }))
  return made
}

/** Whoever changed it meanwhile loses nothing: what they have comes first. */
async function extend(id: string, stored: readonly StoredFile[]): Promise<Gallery | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const [gallery] = (await call(readGallery, { params: { id } })).items
    if (!gallery) return undefined
    const known = new Set(gallery.items.map(({ file }) => file))
    const fresh = stored.filter(({ _id }) => !known.has(_id))
    const items = [...gallery.items, ...fresh.map(({ _id }) => ({ file: _id, caption: '' }))]
    try {
      const body = { items, version: gallery.version }
      return (await call(updateGalleryById, { params: { id }, body })).items[0]
    } catch (error) {
      const isStale = error instanceof CallError && error.code === 'stale'
      if (!isStale || attempt === ATTEMPTS) throw error
    }
  }
}
