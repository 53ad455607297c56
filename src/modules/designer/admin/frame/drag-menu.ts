import type { Point } from '../canvas/canvas-space.ts'
import type { Room } from '../room/room-context.tsx'
import { holds, partElement } from './frame-parts.ts'

export type MenuDrop = { readonly href: string; readonly beside: string; readonly isAfter: boolean }

/** An entry of the menu on its way to another place beside the others; undefined where none is. */
export function dragMenuEntry(room: Room, at: Point): MenuDrag | undefined {
  const page = room.space.document
  const menu = page && partElement(page, 'menu')
  const entries = menu ? [...menu.querySelectorAll<HTMLElement>(':scope > ul > li')] : []
  const taken = entries.find((entry) => holds(entry, at))
  return taken && entries.length > 1 ? new MenuDrag(room, entries, taken) : undefined
}

class MenuDrag {
  readonly #room: Room
  readonly #entries: readonly HTMLElement[]
  readonly #taken: HTMLElement
  #aim: { entry: HTMLElement; isAfter: boolean } | undefined

  constructor(room: Room, entries: readonly HTMLElement[], taken: HTMLElement) {
    this.#room = room
    this.#entries = entries
    this.#taken = taken
  }

  /** A place of the window. */
  move(point: Point): void {
    const { x } = this.#room.space.toFrame(point)
    const next = this.#entries.find((entry) => x < middleOf(entry))
    const last = this.#entries.at(-1)
    const entry = next ?? last
    this.#aim = entry && { entry, isAfter: next === undefined }
    this.#draw()
  }

  /** Where it would stand; undefined when that is where it is. */
  finish(): MenuDrop | undefined {
    const aim = this.#aim
    this.cancel()
    if (!aim || aim.entry === this.#taken) return undefined
    return { href: hrefOf(this.#taken), beside: hrefOf(aim.entry), isAfter: aim.isAfter }
  }

  cancel(): void {
    this.#aim = undefined
    this.#draw()
  }

  #draw(): void {
    const line = document.querySelector<HTMLElement>('[data-designer=line]')
    if (!line) return
    line.hidden = !this.#aim
    if (!this.#aim) return
    const { x, y, width, height } = this.#room.space.boxOfElement(this.#aim.entry)
    line.style.transform = `translate(${x + (this.#aim.isAfter ? width : 0) - 2}px, ${y}px)`
    line.style.width = '4px'
    line.style.height = `${height}px`
  }
}

function middleOf(entry: HTMLElement): number {
  const { left, width } = entry.getBoundingClientRect()
  return left + width / 2
}

function hrefOf(entry: HTMLElement): string {
  return entry.querySelector('a')?.getAttribute('href') ?? ''
}
