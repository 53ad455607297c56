import { useCallback, useMemo, useRef } from 'react'
import type { Picking } from '../../model/selection.ts'
import { hovered } from '../chrome/hovered.ts'
import type { Dragging } from '../drag/dragging.ts'
import { trackPress } from '../drag/track-press.ts'
import { useDrag } from '../drag/use-drag.ts'
import { dragMenuEntry, type MenuDrop } from '../frame/drag-menu.ts'
import { type FramePart, keyOfPart, partAt } from '../frame/frame-parts.ts'
import { selectPart } from '../frame/select-part.ts'
import { useFrameRenewal } from '../frame/use-frame-renewal.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { leavePart } from '../room/view-store.ts'
import { beginWriting } from '../text/begin-writing.ts'
import type { CanvasSpace } from './canvas-space.ts'

/** What the pointer does on the page: select, write, drag. Links and buttons of the page do nothing. */
export function useCanvasInput() {
  const room = useRoom()
  const drag = useDrag()
  const { renewParts } = useFrameRenewal()
  const reorder = room.tools.useMenuDrop(room.lang, renewParts)
  const latest = useRef(reorder)
  latest.current = reorder
  const press = useMemo(() => pressOn(room, drag, (drop) => latest.current?.(drop)), [room, drag])
  return useCallback(
    (frame: HTMLIFrameElement, root: HTMLElement) => {
      const { space } = room
      const ends = new AbortController()
      const { signal } = ends
      const page = root.ownerDocument
      space.open(frame, root)
      page.addEventListener('pointerdown', press, { signal })
      page.addEventListener('pointermove', (event) => hover(room, event), { signal })
      page.documentElement.addEventListener('pointerleave', () => hovered.set(undefined), {
        signal,
      })
      page.addEventListener('click', (event) => event.preventDefault(), { signal, capture: true })
      page.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
      page.addEventListener('submit', (event) => event.preventDefault(), { signal })
      page.addEventListener('scroll', () => space.changed(), { signal, passive: true })
      page.addEventListener('load', () => space.changed(), { signal, capture: true })
      // Registered up front and not passive: else the browser decides to scroll before a drag begins.
      page.addEventListener('touchmove', () => undefined, { signal, passive: false })
      const sizes = new ResizeObserver(() => space.changed())
      sizes.observe(root)
      return () => {
        ends.abort()
        sizes.disconnect()
        space.close()
      }
    },
    [room, press],
  )
}

function hover({ space }: Room, event: PointerEvent): void {
  if (event.pointerType === 'touch' || event.buttons !== 0) return
  const part = partUnder(space, event)
  const key = part ? keyOfPart(part) : space.keyAt(event.target)
  if (hovered.set(key)) space.changed()
}

function partUnder(space: CanvasSpace, event: PointerEvent): FramePart | undefined {
  const { clientX: x, clientY: y, target } = event
  const isOnBlock = space.keyAt(target) !== undefined
  return space.document && partAt(space.document, { x, y }, isOnBlock)
}

type Reorder = (drop: MenuDrop) => unknown

/** An entry of the menu is dragged beside another one; a mere click selects the part. */
function pressPart(room: Room, part: FramePart, { event, reorder }: PartPress): void {
  const { clientX: x, clientY: y } = event
  trackPress(event, {
    toWindow: (point) => room.space.toWindow(point),
    onDrag: () => (part === 'menu' && reorder ? dragMenuEntry(room, { x, y }) : undefined),
    onDrop: (session) => {
      const drop = session.finish()
      if (drop) reorder?.(drop)
    },
    onClick: () => selectPart(room, part),
  })
}

type PartPress = { event: PointerEvent; reorder: Reorder | undefined }

function pressOn(room: Room, drag: Dragging, reorder: Reorder | undefined) {
  const { designer, space } = room
  return (event: PointerEvent) => {
    const part = partUnder(space, event)
    const isWriting = designer.store.getState().writing !== null && isEditable(event.target)
    if (part && !isWriting) {
      designer.write(null)
      return pressPart(room, part, { event, reorder })
    }
    const key = space.keyAt(event.target)
    const { writing, selection } = designer.store.getState()
    if (writing && key === writing.key && isEditable(event.target)) return
    if (writing) designer.write(null)
    if (key === undefined) {
      room.view.setState(leavePart)
      return designer.select([])
    }
    const keys = selection.includes(key) ? selection : [key]
    trackPress(event, {
      toWindow: (point) => space.toWindow(point),
      onDrag: (point) => {
        if (!selection.includes(key)) designer.pick(key, 'one')
        return drag.beginMove(keys, point)
      },
      onDrop: (session) => drag.dropMove(session, keys),
      onClick: (down) => click(room, key, down),
    })
  }
}

function click(room: Room, key: string, event: PointerEvent): void {
  const { designer } = room
  const { selection } = designer.store.getState()
  const how: Picking = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one'
  const isAgain = how === 'one' && selection.length === 1 && selection[0] === key
  if (isAgain && beginWriting(room, key, event.target)) return
  designer.pick(key, how)
}

function isEditable(target: EventTarget | null): boolean {
  return target !== null && 'isContentEditable' in target && target.isContentEditable === true
}
