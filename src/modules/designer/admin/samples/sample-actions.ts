import { chooseGallery, chooseImage } from '#modules/files/admin/pickers.tsx'
import { download } from '#modules/pages/blocks/download/block.ts'
import { fileList } from '#modules/pages/blocks/file-list/block.ts'
import { gallery } from '#modules/pages/blocks/gallery/block.ts'
import { image } from '#modules/pages/blocks/image/block.ts'
import { logos } from '#modules/pages/blocks/logos/block.ts'
import { video } from '#modules/pages/blocks/video/block.ts'
import { remove } from '../../model/commands/arrange.ts'
import { lastOwn } from '../../model/history.ts'
import { ask } from '../canvas/use-canvas-data.ts'
import { putGallery, putPictures } from '../pictures/take-pictures.ts'
import type { Room } from '../room/room-context.tsx'
import { seePage, showRight } from '../room/view-store.ts'
import { beginWriting } from '../text/begin-writing.ts'

/** Blocks that are about files, whatever is written beside them: chosen in their settings. */
const BY_FORM: readonly string[] = [logos.name, video.name, fileList.name, download.name]

export function showSample({ designer, space }: Room, key: string): void {
  designer.select([key])
  space.scrollTo(key)
}

/** Taken back by one press as long as nothing else was done. */
export function removeSample({ designer, view }: Room, key: string): void {
  if (!designer.run(remove(designer.ground(), [key]))) return
  view.setState({ removed: lastOwn(designer.store.getState()) ?? null })
}

/** Opens what makes a block one's own: its picture, its text on the page, else its settings. */
export async function replaceSample(room: Room, key: string): Promise<void> {
  const { designer, view } = room
  const { type = '' } = designer.store.getState().doc.nodes[key]?.block ?? {}
  showSample(room, key)
  if (type === image.name) return replacePicture(room, key)
  if (type === gallery.name) return replaceGallery(room, key)
  if (!BY_FORM.includes(type) && beginWriting(room, key)) return view.setState(seePage)
  view.setState(showRight('settings'))
  requestAnimationFrame(focusForm)
}

async function replacePicture(room: Room, key: string): Promise<void> {
  const chosen = await chooseImage()
  if (chosen) putPictures(room, { kind: 'replace', key }, [chosen])
}

async function replaceGallery(room: Room, key: string): Promise<void> {
  const chosen = await chooseGallery()
  if (!chosen) return
  putGallery(room, key, chosen._id)
  await ask(room)
}

function focusForm(): void {
  const form = '[data-designer=inspector] [data-designer=content]'
  document.querySelector<HTMLElement>(`${form} :is(input, textarea, button)`)?.focus()
}
