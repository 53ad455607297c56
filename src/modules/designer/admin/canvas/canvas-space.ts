export type Point = { readonly x: number; readonly y: number }
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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
    return this.#root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`) ?? null
  }

  /** The innermost block around an element of the page. */
  keyAt(target: EventTarget | null): string | undefined {
    const element = isElement(target) ? target.closest<HTMLElement>('[data-block]') : null
    return element?.dataset.block
  }

  /** Where a block is on the layer above the frame. */
  boxOf(key: string): Box | undefined {
    const element = this.elementOf(key)
    return element ? this.boxOfElement(element) : undefined
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
