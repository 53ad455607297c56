import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { nameGallery, uploadPicture } from '#modules/files/admin/pickers.tsx'
import type { StoredFile } from '#modules/files/files/file.ts'
import { readGallery } from '#modules/files/galleries/gallery.calls.ts'
import { type Gallery, updateGalleryById } from '#modules/files/galleries/gallery.ts'
import { notify } from '#ui/notification/notify.tsx'
import { changeBlock } from '../../model/commands/change.ts'
import { words } from '../../model/commands/step-words.ts'
import { type Doc, listKey } from '../../model/doc.ts'
import { ask } from '../canvas/use-canvas-data.ts'
import { holderOf } from '../presence/people.ts'
import type { Room } from '../room/room-context.tsx'
import type { Say } from './messages.ts'
import { changeJob, pictures } from './picture-store.ts'
import type { Aimed, PictureTarget } from './picture-target.ts'
import { placePictures } from './place-pictures.ts'

type Adding = { key: string; stored: readonly StoredFile[]; say: Say }

const ATTEMPTS = 3

type Taking = { files: readonly File[]; at: Aimed; say: Say }

/** Some systems know no type for what phones make. */
const PICTURE_NAME = /\.(jpe?g|png|gif|webp|avif|svg|heic|heif)$/i

let count = 0

/**
 * Stores pictures and puts them on the page in one step, with progress where they will stand. What
 * is refused is named with its reason; with nothing stored the page stays as it was.
 */
export async function takePictures(room: Room, { files, at, say }: Taking): Promise<void> {
  const holder = holderAt(room, at.target)
  if (holder) return void notify({ type: 'warning', content: say('held', { name: holder.name }) })
  const good = files.filter(isPicture)
  for (const { name } of files.filter((file) => !isPicture(file))) {
    notify({ type: 'error', content: say('noPicture', { name }) })
  }
  if (good.length === 0) return
  const spot = anchored(room.designer.store.getState().doc, at.target)
  const stored = await storeAll(good, at, say)
  if (stored.length === 0) return
  const target = spot(room.designer.store.getState().doc)
  if (target.kind === 'gallery') await addToGallery(room, { key: target.key, stored, say })
  else putPictures(room, target, stored)
}

async function storeAll(files: readonly File[], at: Aimed, say: Say): Promise<StoredFile[]> {
  count += 1
  const id = count
  const sent = files.map(() => 0)
  const all = files.reduce((sum, { size }) => sum + size, 0) || 1
  pictures.setState(({ jobs }) => ({
    jobs: [...jobs, { id, at, count: files.length, share: 0 }],
  }))
  const stored = await Promise.all(
    files.map(async (file, place) => {
      try {
        return await uploadPicture(file, (share) => {
          sent[place] = share * file.size
          changeJob(id, { share: sent.reduce((sum, bytes) => sum + bytes, 0) / all })
        })
      } catch (error) {
        const reason = error instanceof Error ? error.message : ''
        notify({ type: 'error', content: say('refused', { name: file.name, reason }) })
        return undefined
      }
    }),
  )
  pictures.setState(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) }))
  return stored.filter((file) => file !== undefined)
}

/** Stored pictures in their place; one that nobody has described is asked for. */
export function putPictures(room: Room, target: PictureTarget, files: readonly StoredFile[]): void {
  const { designer, lang } = room
  if (!designer.run(placePictures(designer.ground(), { target, files, lang }))) {
    designer.say(words('notHere'))
    return
  }
  // At once, not when nobody has typed for a while: the picture is what was waited for.
  void ask(room)
  const { selection } = designer.store.getState()
  const asked = files.flatMap((file, place) => {
    const key = selection[place]
    return key === undefined || file.alt.trim() ? [] : [{ file, key, inBlock: true }]
  })
  pictures.setState(({ asking }) => ({ asking: [...asking, ...asked] }))
}

/** Blocks may move while bytes travel: a gap is told by the block after it. */
function anchored(doc: Doc, target: PictureTarget): (now: Doc) => PictureTarget {
  if (target.kind !== 'gap') return () => target
  const { aim } = target
  const list = listKey(aim.parent, aim.slot)
  const next = doc.kids[list]?.[aim.index]
  return (now) => {
    const kids = now.kids[list] ?? []
    const at = next === undefined ? -1 : kids.indexOf(next)
    const index = at < 0 ? Math.min(aim.index, kids.length) : at
    return { kind: 'gap', aim: { ...aim, index } }
  }
}

function holderAt({ designer, people }: Room, target: PictureTarget) {
  if (target.kind !== 'replace') return undefined
  const block = designer.store.getState().doc.nodes[target.key]?.block
  return holderOf(people.getState(), block?.id)
}

function isPicture({ type, name }: File): boolean {
  return type ? type.startsWith('image/') : PICTURE_NAME.test(name)
}

/** Into the gallery a block shows; a block without one gets a new one with these pictures. */
async function addToGallery(room: Room, { key, stored, say }: Adding): Promise<void> {
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
  putGallery(room, key, made._id)
  return made
}

/** A block shows this gallery from now on. */
export function putGallery({ designer }: Room, key: string, gallery: string): void {
  const by = (block: Parameters<Parameters<typeof changeBlock>[2]['by']>[0]) => ({
    ...block,
    props: { ...block.props, gallery },
  })
  designer.run(changeBlock(designer.ground(), key, { by, tag: 'gallery' }))
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
