import { useEffect } from 'react'
import { blocksOf, copied } from '../../model/clipboard.ts'
import { remove } from '../../model/commands/arrange.ts'
import { paste } from '../../model/commands/insert.ts'
import { nameOf, words } from '../../model/commands/step-words.ts'
import { topsOf } from '../../model/walk-doc.ts'
import { isElement } from '../canvas/canvas-space.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { runCanvasKey } from './canvas-keys.ts'
import { runKey } from './key-commands.ts'

/** Where letters and arrows belong to what is typed; a switch or a choice needs none of them. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select'

const ELSEWHERE = '[role=dialog], [role=menu], [role=listbox], [data-area=handbook]'

/** Keys of both documents: events do not cross the border of the frame. */
export function useKeys(): void {
  const room = useRoom()
  useEffect(() => {
    const listen = (target: Document) => {
      const ends = new AbortController()
      const { signal } = ends
      target.addEventListener('keydown', (event) => onKey(room, event), { signal })
      for (const type of ['copy', 'cut', 'paste'] as const) {
        target.addEventListener(type, (event) => onCopy(room, event), { signal })
      }
      return () => ends.abort()
    }
    const endHost = listen(document)
    const endPage = room.space.onOpen(listen)
    return () => {
      endHost()
      endPage()
    }
  }, [room])
}

function onKey(room: Room, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const isPage = isElement(event.target) && event.target.ownerDocument !== document
  if (isField(event.target)) return
  if (!isPage && isElsewhere(event.target)) return
  if ((isPage && runPageKey(room, event)) || runKey(room, event)) event.preventDefault()
}

function runPageKey(room: Room, event: KeyboardEvent): boolean {
  const isMod = event.ctrlKey || event.metaKey
  if (isMod && event.key.toLowerCase() === 'k') return openCommands()
  return !isMod && !event.altKey && runCanvasKey(room, event)
}

/** The command palette listens outside of the frame. */
function openCommands(): boolean {
  const init = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
  return !document.documentElement.dispatchEvent(new KeyboardEvent('keydown', init))
}

function onCopy(room: Room, event: ClipboardEvent): void {
  if (event.defaultPrevented || isField(event.target) || isElsewhere(event.target)) return
  if (document.getSelection()?.isCollapsed === false) return
  onClipboard(room, event)
}

function isField(target: EventTarget | null): boolean {
  if (!isElement(target)) return false
  return target.isContentEditable || target.matches(FIELDS)
}

/** Windows, menus and the handbook have keys of their own. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return true
  return isElement(target) && target.closest(ELSEWHERE) !== null
}

/** Copying through the clipboard of the system: it reaches other pages, tabs and windows. */
function onClipboard(room: Room, event: ClipboardEvent): void {
  const { designer, isFixed, surface } = room
  const { selection, doc } = designer.store.getState()
  const { clipboardData: data } = event
  if (!data) return
  if (event.type === 'paste') {
    const blocks = blocksOf(data.getData('text/plain'))
    if (!blocks || isFixed) return
    event.preventDefault()
    const isFit = surface.mayTake(blocks)
    const command = isFit ? paste(designer.ground(), blocks, selection) : undefined
    if (!designer.run(command)) designer.say(words('notHere'))
    return
  }
  if (selection.length === 0) return
  event.preventDefault()
  data.setData('text/plain', copied(doc, selection))
  const name = nameOf(designer.ground(), topsOf(doc, selection))
  if (event.type === 'cut' && !isFixed) {
    designer.run(remove(designer.ground(), selection, true))
  } else designer.say(words('copied', { name }))
}
