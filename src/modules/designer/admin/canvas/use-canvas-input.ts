import { useCallback, useMemo } from 'react'
import type { Picking } from '../../model/selection.ts'
import { hovered } from '../chrome/hovered.ts'
import type { Dragging } from '../drag/dragging.ts'
import { trackPress } from '../drag/track-press.ts'
import { useDrag } from '../drag/use-drag.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { beginWriting } from '../text/begin-writing.ts'

/** What the pointer does on the page: select, write, drag. Links and buttons of the page do nothing. */
export function useCanvasInput() {
  const room = useRoom()
  const drag = useDrag()
  const press = useMemo(() => pressOn(room, drag), [room, drag])
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
  const key = space.keyAt(event.target)
  if (hovered.set(key)) space.changed()
}

function pressOn(room: Room, drag: Dragging) {
  const { designer, space } = room
  return (event: PointerEvent) => {
    const key = space.keyAt(event.target)
    const { writing, selection } = designer.store.getState()
    if (writing && key === writing.key && isEditable(event.target)) return
    if (writing) designer.write(null)
    if (key === undefined) return designer.select([])
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
