import type { Block } from '#kernel/site/block/block.ts'
import { typeOf } from '#kernel/site/block/walk-blocks.ts'
import { changeBlock } from '../../model/change.ts'
import type { Writing } from '../../model/designer-store.ts'
import type { Room } from '../room/room-context.tsx'
import { elementOf } from './find-text.ts'
import { type PlainText, plainTexts, withBlockText } from './text-paths.ts'

/** Lets the browser write into one element of the page; answers with how to end it. */
export function writePlain(room: Room, writing: Writing): (() => void) | undefined {
  const { designer, space } = room
  const text = textNow(room, writing)
  const holder = space.elementOf(writing.key)
  const element = text && holder && elementOf(holder, text)
  if (!element) return undefined
  const ends = new AbortController()
  const { signal } = ends
  const write = () => {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ')
    const by = (now: Block) => withBlockText(now, writing.path, words.trim())
    const tag = writing.path.join()
    designer.run(changeBlock(designer.ground(), writing.key, { by, tag, isText: true }))
    space.changed()
  }
  // Who writes sees the tokens themselves: what they stand for is stored elsewhere.
  show(element, text.shown, text.words)
  element.contentEditable = 'plaintext-only'
  element.addEventListener('input', write, { signal })
  element.addEventListener('keydown', (event) => leaveBy(event, room), { signal })
  placeCursor(element)
  return () => {
    ends.abort()
    element.removeAttribute('contenteditable')
    const left = textNow(room, writing)
    if (left) show(element, left.words, left.shown)
  }
}

/** The text as it is stored and drawn at this moment; undefined when it is gone or empty. */
function textNow({ designer, tools, data }: Room, { key, path }: Writing): PlainText | undefined {
  const block = designer.store.getState().doc.nodes[key]?.block
  const type = block && typeOf(tools.types, block)
  if (!type) return undefined
  const all = plainTexts(type, block, data.getState().tokens)
  return all.find((known) => known.path.join() === path.join())
}

/** In the very node that stands there: whoever drew it knows it again. */
function show(element: HTMLElement, from: string, to: string): void {
  const [only] = element.childNodes
  if (from !== to && only && element.textContent?.trim() === from) only.nodeValue = to
}

function leaveBy(event: KeyboardEvent, { designer }: Room): void {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  designer.write(null)
}

function placeCursor(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}
