import { typeOf } from '#kernel/site/block/walk-blocks.ts'
import { changeBlock } from '../../model/change.ts'
import type { Writing } from '../../model/designer-store.ts'
import type { Room } from '../room/room-context.tsx'
import { elementOf } from './find-text.ts'
import { plainTexts, withBlockText } from './text-paths.ts'

/** Lets the browser write into one element of the page; answers with how to end it. */
export function writePlain(room: Room, writing: Writing): (() => void) | undefined {
  const { designer, space, tools } = room
  const block = designer.store.getState().doc.nodes[writing.key]?.block
  const type = block && typeOf(tools.types, block)
  const holder = space.elementOf(writing.key)
  if (!block || !type || !holder) return undefined
  const path = writing.path.join()
  const text = plainTexts(type, block).find((known) => known.path.join() === path)
  const element = text && elementOf(holder, text)
  if (!element) return undefined
  const ends = new AbortController()
  const { signal } = ends
  const write = () => {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ')
    const by = (now: typeof block) => withBlockText(now, writing.path, words.trim())
    designer.run(changeBlock(designer.ground(), writing.key, { by, tag: path, isText: true }))
    space.changed()
  }
  element.contentEditable = 'plaintext-only'
  element.addEventListener('input', write, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      designer.write(null)
    },
    { signal },
  )
  placeCursor(element)
  return () => {
    ends.abort()
    element.removeAttribute('contenteditable')
  }
}

function placeCursor(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}
