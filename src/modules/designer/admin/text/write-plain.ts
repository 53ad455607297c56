import type { Block } from '#kernel/site/block/block.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { TOKEN } from '#kernel/site/block/values/leave-out.ts'
import { changeBlock } from '../../model/commands/change.ts'
import type { Writing } from '../../model/designer-store.ts'
import { isElement } from '../canvas/canvas-space.ts'
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
    const words = wordsIn(element).replace(/\s+/g, ' ')
    const by = (now: Block) => withBlockText(now, writing.path, words.trim())
    const tag = writing.path.join()
    designer.run(changeBlock(designer.ground(), writing.key, { by, tag, isText: true }))
    space.changed()
  }
  const drawn = showFacts(element, text.words, room.data.getState().tokens)
  element.contentEditable = 'plaintext-only'
  element.addEventListener('input', write, { signal })
  element.addEventListener('keydown', (event) => leaveBy(event, room), { signal })
  placeCursor(element)
  return () => {
    ends.abort()
    element.removeAttribute('contenteditable')
    const left = textNow(room, writing)
    // In the very node that stood there: whoever drew it knows it again.
    if (drawn) element.replaceChildren(drawn)
    const [only] = element.childNodes
    if (only && left) only.nodeValue = left.shown
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

/**
 * Who writes sees what facts stand for, each as one sign that can be taken out and not be misspelt.
 * Answers with the node that was drawn, to be put back in the end; undefined where nothing changed.
 */
function showFacts(element: HTMLElement, words: string, tokens: Tokens): ChildNode | undefined {
  const [drawn] = element.childNodes
  const page = element.ownerDocument
  const parts: (Node | string)[] = []
  let from = 0
  for (const { 0: written, 1: name = '', index } of words.matchAll(TOKEN)) {
    if (!tokens[name]) continue
    parts.push(words.slice(from, index), factIn(page, name, tokens[name]))
    from = index + written.length
  }
  // A fact nobody gave yet is not drawn, nor is its sentence: what is written in has to hold them.
  if (words.search(TOKEN) < 0) return undefined
  element.replaceChildren(...parts, words.slice(from))
  return drawn
}

function factIn(page: Document, name: string, value: string): HTMLElement {
  const sign = page.createElement('span')
  sign.className = 'designer-token'
  sign.contentEditable = 'false'
  sign.dataset.token = name
  sign.textContent = value
  return sign
}

/** What is stored: facts by their names. */
function wordsIn(element: HTMLElement): string {
  return [...element.childNodes]
    .map((node) => {
      const name = isElement(node) ? node.dataset.token : undefined
      return name ? `{{${name}}}` : (node.textContent ?? '')
    })
    .join('')
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
