import { partElement, partOfKey } from '../frame/frame-parts.ts'

export type Point = { readonly x: number; readonly y: number }
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A frame is so much wider than what it stands around. */
const EDGE = 3
/** Whatever reaches beyond a block is among the first things in it. */
const LOOKED_AT = 12

/**
 * The page's frame as seen from outside: finds blocks, and turns places of the frame into places of
 * the layer that lies above it. Holds no React state, so that following the pointer costs nothing.
 */
export class CanvasSpace {
  #frame: HTMLIFrameElement | undefined
  #root: HTMLElement | undefined
  #scale = 1
  readonly #listeners = new Set<() => void>()
  readonly #opened = new Set<(document: Document) => () => void>()
  #closers: (() => void)[] = []
  #isPlanned = false

  get frame(): HTMLIFrameElement | undefined {
    return this.#frame
  }

  /** The element the blocks are drawn in. */
  get root(): HTMLElement | undefined {
    return this.#root
  }

  get document(): Document | undefined {
    return this.#root?.ownerDocument
  }

  get scale(): number {
    return this.#scale
  }

  set scale(scale: number) {
    this.#scale = scale
    this.changed()
  }

  open(frame: HTMLIFrameElement, root: HTMLElement): void {
    this.close()
    this.#frame = frame
    this.#root = root
    const { ownerDocument } = root
    this.#closers = [...this.#opened].map((onOpen) => onOpen(ownerDocument))
    this.changed()
  }

  close(): void {
    for (const end of this.#closers.splice(0)) end()
    this.#frame = undefined
    this.#root = undefined
  }

  /** Called with each document the page is drawn in; answers with how to let go of it. */
  onOpen(listener: (document: Document) => () => void): () => void {
    this.#opened.add(listener)
    const ended = this.document ? listener(this.document) : undefined
    if (ended) this.#closers.push(ended)
    return () => {
      this.#opened.delete(listener)
      ended?.()
    }
  }

  /** Called before the next picture whenever something on the page may have moved. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  changed(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    requestAnimationFrame(() => {
      this.#isPlanned = false
      for (const listener of this.#listeners) listener()
    })
  }

  elementOf(key: string): HTMLElement | null {
    const part = partOfKey(key)
    if (part) return this.document ? partElement(this.document, part) : null
    return this.#root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`) ?? null
  }

  /** The innermost block around an element of the page. */
  keyAt(target: EventTarget | null): string | undefined {
    const element = isElement(target) ? target.closest<HTMLElement>('[data-block]') : null
    return element?.dataset.block
  }

  /**
   * Where one sees a block on the layer above the frame: some reach beyond their place on the grid, up
   * to the edges of the screen. Never quite up to them, so that a frame around it is still to be seen.
   */
  boxOf(key: string): Box | undefined {
    const element = this.elementOf(key)
    if (!element) return undefined
    const place = element.getBoundingClientRect()
    const inner = [...element.querySelectorAll(':scope > *, :scope > * > *')].slice(0, LOOKED_AT)
    const drawn = inner.map((one) => one.getBoundingClientRect())
    const [left, right] = [
      Math.min(...drawn.map((one) => one.left)),
      Math.max(...drawn.map((one) => one.right)),
    ]
    if (left >= place.left && right <= place.right) return this.boxOfElement(element)
    const edge = element.ownerDocument.documentElement.clientWidth - EDGE
    const from = Math.max(EDGE, Math.min(place.left, left))
    const to = Math.min(edge, Math.max(place.right, right))
    const s = this.#scale
    return { x: from * s, y: place.top * s, width: (to - from) * s, height: place.height * s }
  }

  boxOfElement(element: Element): Box {
    const { left, top, width, height } = element.getBoundingClientRect()
    const s = this.#scale
    return { x: left * s, y: top * s, width: width * s, height: height * s }
  }

  /** A place of the window as a place inside the frame. */
  toFrame({ x, y }: Point): Point {
    const { left = 0, top = 0 } = this.#frame?.getBoundingClientRect() ?? {}
    return { x: (x - left) / this.#scale, y: (y - top) / this.#scale }
  }

  toWindow({ x, y }: Point): Point {
    const { left = 0, top = 0 } = this.#frame?.getBoundingClientRect() ?? {}
    return { x: x * this.#scale + left, y: y * this.#scale + top }
  }

  scrollTo(key: string): void {
    this.elementOf(key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  focus(): void {
    this.#root?.focus({ preventScroll: true })
  }
}

/** Elements of the frame are made by another window: `instanceof` does not know them. */
export function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'nodeType' in target && target.nodeType === 1
}
