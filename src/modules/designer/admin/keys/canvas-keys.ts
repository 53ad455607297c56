import { selectionWords } from '../../model/commands/step-words.ts'
import { climb, nextTo } from '../../model/selection.ts'
import type { Room } from '../room/room-context.tsx'
import { leavePart, showRight } from '../room/view-store.ts'
import { beginWriting } from '../text/begin-writing.ts'

/** Keys on the page itself: through the blocks, into a text, and out again; true when it was one. */
export function runCanvasKey(room: Room, event: KeyboardEvent): boolean {
  const { designer } = room
  const { selection, doc } = designer.store.getState()
  const current = selection.at(-1)
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return go(room, nextTo(doc, current, 1), event.shiftKey)
    case 'ArrowUp':
    case 'ArrowLeft':
      return go(room, nextTo(doc, current, -1), event.shiftKey)
    case 'Tab':
      return tab(room, event)
    case 'Enter':
    case 'F2':
      return current !== undefined && enter(room, current)
    case 'Escape': {
      const outer = climb(doc, selection)
      room.view.setState(leavePart)
      designer.select(outer)
      designer.say(selectionWords(designer.ground(), outer))
      return true
    }
    default:
      return false
  }
}

function go({ designer, space }: Room, key: string | undefined, isMore: boolean): boolean {
  if (key === undefined) return true
  const { selection } = designer.store.getState()
  const next = isMore && !selection.includes(key) ? [...selection, key] : [key]
  designer.select(next)
  designer.say(selectionWords(designer.ground(), next))
  space.scrollTo(key)
  return true
}

/** Tab goes from block to block and leaves the page at either end: nobody is trapped. */
function tab(room: Room, event: KeyboardEvent): boolean {
  const { designer } = room
  const { doc, selection } = designer.store.getState()
  const next = nextTo(doc, selection.at(-1), event.shiftKey ? -1 : 1)
  if (next !== undefined) return go(room, next, false)
  designer.select([])
  const name = event.shiftKey ? 'before' : 'after'
  document.querySelector<HTMLElement>(`[data-designer=${name}]`)?.focus()
  return true
}

/** Into the text; a block without one is edited in the panel beside. */
function enter(room: Room, key: string): boolean {
  if (beginWriting(room, key)) return true
  room.view.setState(showRight('settings'))
  requestAnimationFrame(() => {
    const panel = document.querySelector<HTMLElement>('[data-designer=inspector]')
    panel?.querySelector<HTMLElement>('input, textarea, button, select')?.focus()
  })
  return true
}
