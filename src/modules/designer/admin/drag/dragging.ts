import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { moveTo } from '../../model/commands/arrange.ts'
import { insertAll, insertNew } from '../../model/commands/insert.ts'
import type { Ground } from '../../model/commands/rules.ts'
import { nameOf, words } from '../../model/commands/step-words.ts'
import type { Aim } from '../../model/doc.ts'
import { parentsOf, topsOf } from '../../model/walk-doc.ts'
import type { Box, Point } from '../canvas/canvas-space.ts'
import type { Room } from '../room/room-context.tsx'
import { DragSession } from './drag-session.ts'
import type { DropList } from './find-drop.ts'
import { type Load, mayDrop, measureLists, placeIn } from './measure-lists.ts'
import { trackPress } from './track-press.ts'

/** Blocks that are not on the page yet, and what a mere click does with them. */
type Ready = { blocks: readonly Block[]; name: Label; label: Label; onClick(): void }

const HERE = (point: Point) => point

/** Ways to begin a drag: blocks of the page, a new one of a kind, or several ready-made. */
export class Dragging {
  readonly #room: Room
  readonly #lang: Lang

  constructor(room: Room, lang: Lang) {
    this.#room = room
    this.#lang = lang
  }

  beginMove(keys: readonly string[], point: Point): DragSession | undefined {
    const ground = this.#room.designer.ground()
    const tops = topsOf(ground.doc, keys)
    return this.#begin({ kind: 'move', keys: tops }, nameOf(ground, tops), point)
  }

  dropMove(session: DragSession, keys: readonly string[]): void {
    const { designer } = this.#room
    this.#land(session, (aim) => designer.run(moveTo(designer.ground(), keys, aim)))
  }

  pressMove(event: PointerEvent, keys: readonly string[]): void {
    trackPress(event, {
      toWindow: HERE,
      onDrag: (point) => this.beginMove(keys, point),
      onDrop: (session) => this.dropMove(session, keys),
    })
  }

  pressNew(event: PointerEvent, type: BlockType, onClick: () => void): void {
    const { designer, lang } = this.#room
    const blocks = [{ type: type.name, props: {} }]
    trackPress(event, {
      toWindow: HERE,
      onDrag: (point) => this.#begin({ kind: 'new', blocks }, type.label, point),
      onDrop: (session) =>
        this.#land(session, (aim) =>
          designer.run(insertNew(designer.ground(), type, { aim, lang })),
        ),
      onClick,
    })
  }

  pressBlocks(event: PointerEvent, { blocks, name, label, onClick }: Ready): void {
    const { designer } = this.#room
    trackPress(event, {
      toWindow: HERE,
      onDrag: (point) => this.#begin({ kind: 'new', blocks }, name, point),
      onDrop: (session) =>
        this.#land(session, (aim) =>
          designer.run(insertAll(designer.ground(), blocks, { aim, label })),
        ),
      onClick,
    })
  }

  #begin(load: Load, name: Label, point: Point): DragSession | undefined {
    const { designer, space, isFixed } = this.#room
    const marks = marksOf()
    if (!marks || isFixed) return undefined
    const ground = designer.ground()
    const lists = measureLists(space, ground, load)
    const area = document.querySelector<HTMLElement>('[data-designer=outline]')
    const outline = area ? { area, lists: measureOutline(area, ground, load) } : undefined
    designer.say(words('grabbed', { name }))
    return new DragSession({ space, marks, lists, outline, label: name[this.#lang] }, point)
  }

  #land(session: DragSession, put: (aim: Aim) => void): void {
    const drop = session.finish()
    if (drop) put(drop.aim)
  }
}

function marksOf() {
  const mark = (name: string) => document.querySelector<HTMLElement>(`[data-designer=${name}]`)
  const [line, ghost, row] = [mark('line'), mark('ghost'), mark('row')]
  return line && ghost && row ? { line, ghost, row } : undefined
}

/** The rows of the outline as lists to drop into, in pixels of the window. */
function measureOutline(area: HTMLElement, ground: Ground, load: Load): DropList[] {
  const elements = [...area.querySelectorAll<HTMLElement>('[data-rows]')]
  return elements.flatMap((element): DropList[] => {
    const { parent, slot } = placeIn(element.dataset.rows ?? '')
    if (!mayDrop(ground, load, parent)) return []
    const depth = parent === null ? 0 : parentsOf(ground.doc, parent).length + 1
    const items = [...element.children].flatMap((child) => {
      const key = child.getAttribute('data-row')
      return key === null ? [] : [{ key, box: boxOf(child) }]
    })
    const box = boxOf(element)
    return [{ parent, slot, depth, zone: parent === null ? undefined : box, box, items }]
  })
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left, y: top, width, height }
}
