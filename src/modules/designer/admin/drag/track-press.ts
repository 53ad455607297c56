import { isElement, type Point } from '../canvas/canvas-space.ts'

/** What is shown while something is dragged. */
type Session = { move(point: Point): void; cancel(): void }

type Press<S extends Session> = {
  /** A place of the event's own document as a place of the window. */
  toWindow(point: Point): Point
  /** The press became a drag; undefined when this cannot be dragged. */
  onDrag(point: Point): S | undefined
  onDrop(session: S): void
  /** It was only a click or tap. */
  onClick?(event: PointerEvent): void
}

const FAR = 5
const TOUCH_FAR = 10
const LONG_MS = 250

/** Follows one press: a click, a drag after 5 px, or on glass after a quarter of a second. */
export function trackPress<S extends Session>(down: PointerEvent, press: Press<S>): void {
  const { target } = down
  if (down.button !== 0 || !isElement(target)) return
  new Tracker(down, target, press).start()
}

class Tracker<S extends Session> {
  readonly #down: PointerEvent
  readonly #target: HTMLElement
  readonly #press: Press<S>
  readonly #isTouch: boolean
  #session: S | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #ends = new AbortController()

  constructor(down: PointerEvent, target: HTMLElement, press: Press<S>) {
    this.#down = down
    this.#target = target
    this.#press = press
    this.#isTouch = down.pointerType === 'touch'
  }

  start(): void {
    const { ownerDocument } = this.#target
    const { signal } = this.#ends
    ownerDocument.addEventListener('pointermove', this.#onMove, { signal })
    ownerDocument.addEventListener('pointerup', this.#onUp, { signal })
    ownerDocument.addEventListener('pointercancel', () => this.#stop(), { signal })
    // Without this the browser would scroll, or open its menu, instead.
    const hold = (event: Event) =>
      (this.#session || event.type === 'contextmenu') && event.preventDefault()
    ownerDocument.addEventListener('touchmove', hold, { signal, passive: false })
    if (this.#isTouch) {
      ownerDocument.addEventListener('contextmenu', hold, { signal })
      this.#timer = setTimeout(() => this.#begin(this.#down), LONG_MS)
    }
    for (const one of new Set([ownerDocument, document])) {
      one.addEventListener('keydown', this.#onKey, { signal, capture: true })
    }
  }

  #begin(event: PointerEvent): void {
    this.#session = this.#press.onDrag(this.#pointOf(event))
    if (!this.#session) this.#stop()
    else if (this.#target.isConnected) this.#target.setPointerCapture(event.pointerId)
  }

  readonly #onMove = (event: PointerEvent) => {
    if (event.pointerId !== this.#down.pointerId) return
    if (this.#session) return this.#session.move(this.#pointOf(event))
    const way = Math.hypot(event.clientX - this.#down.clientX, event.clientY - this.#down.clientY)
    if (this.#isTouch) {
      if (way > TOUCH_FAR) this.#stop()
    } else if (way > FAR) {
      this.#begin(event)
    }
  }

  readonly #onUp = (event: PointerEvent) => {
    if (event.pointerId !== this.#down.pointerId) return
    const session = this.#session
    this.#session = undefined
    this.#stop()
    if (!session) return this.#press.onClick?.(this.#down)
    session.move(this.#pointOf(event))
    this.#press.onDrop(session)
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.#session) return
    event.preventDefault()
    event.stopPropagation()
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#session?.cancel()
    this.#session = undefined
    this.#ends.abort()
  }

  #pointOf({ clientX, clientY }: PointerEvent): Point {
    return this.#press.toWindow({ x: clientX, y: clientY })
  }
}
