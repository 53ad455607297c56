import { image } from '#modules/pages/blocks/image/block.ts'
import { readingOrder } from '../../model/walk-doc.ts'
import type { CanvasSpace } from '../canvas/canvas-space.ts'
import { measureLists } from '../drag/measure-lists.ts'
import type { Room } from '../room/room-context.tsx'
import { pictures } from './picture-store.ts'
import { type Aimed, aimAt, type Holder, targetIn } from './picture-target.ts'

type OnDrop = (transfer: DataTransfer, at: Aimed) => void

/** Follows pictures that are dragged over the page; `onDrop` must read them while the event lasts. */
export function followPictures(room: Room, page: Document, onDrop: OnDrop): () => void {
  const drag = new PictureDrag(room, page, onDrop)
  const ends = new AbortController()
  page.addEventListener('dragover', drag.over, ends)
  page.addEventListener('dragleave', drag.leave, ends)
  page.addEventListener('drop', drag.drop, ends)
  return () => {
    ends.abort()
    drag.end()
  }
}

class PictureDrag {
  readonly #room: Room
  readonly #page: Document
  readonly #onDrop: OnDrop
  #places: ReturnType<typeof measure> | undefined

  constructor(room: Room, page: Document, onDrop: OnDrop) {
    this.#room = room
    this.#page = page
    this.#onDrop = onDrop
  }

  readonly over = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    event.preventDefault()
    this.#places ??= measure(this.#room, this.#page)
    const { holders, lists } = this.#places
    const aimed = aimAt(holders, lists, pointOf(event, this.#page))
    if (event.dataTransfer) event.dataTransfer.dropEffect = aimed ? 'copy' : 'none'
    show(aimed)
  }

  readonly leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.end()
  }

  readonly drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const { over } = pictures.getState()
    this.end()
    if (over && event.dataTransfer) this.#onDrop(event.dataTransfer, over)
  }

  end(): void {
    this.#places = undefined
    pictures.setState({ over: null })
  }
}

/** Beside the page nothing takes them, and the browser must not leave for the picture itself. */
export function ignoreFilesElsewhere(): () => void {
  const ends = new AbortController()
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  document.addEventListener('dragover', refuse, ends)
  document.addEventListener('drop', refuse, ends)
  return () => ends.abort()
}

/** Where a block stands, counted from the page's top. */
export function pageBox(space: CanvasSpace, element: Element) {
  const { scrollX = 0, scrollY = 0 } = space.document?.defaultView ?? {}
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + scrollX, y: top + scrollY, width, height }
}

/** Once for each time files are dragged in: nothing moves meanwhile. */
function measure({ designer, space, isFixed }: Room, page: Document) {
  const ground = designer.ground()
  const blocks = [{ type: image.name, v: image.v, props: {} }]
  const holders = readingOrder(ground.doc).flatMap((key): Holder[] => {
    const target = targetIn(ground.doc, key)
    const element = space.elementOf(key)
    if (!target || element?.ownerDocument !== page) return []
    return [{ target, box: pageBox(space, element) }]
  })
  return { holders, lists: isFixed ? [] : measureLists(space, ground, { kind: 'new', blocks }) }
}

function show(aimed: Aimed | undefined): void {
  const { over } = pictures.getState()
  if (JSON.stringify(over) === JSON.stringify(aimed ?? null)) return
  pictures.setState({ over: aimed ?? null })
}

function pointOf({ clientX, clientY }: DragEvent, { defaultView }: Document) {
  return { x: clientX + (defaultView?.scrollX ?? 0), y: clientY + (defaultView?.scrollY ?? 0) }
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
