import { useEffect } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { droppedFiles, onPictureChange, pastedFiles } from '#modules/files/admin/pickers.tsx'
import { isElement } from '../canvas/canvas-space.ts'
import { ask } from '../canvas/use-canvas-data.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { pictureMessages, type Say } from './messages.ts'
import { followPictures, ignoreFilesElsewhere, pageBox } from './picture-listeners.ts'
import { forgetPictures } from './picture-store.ts'
import { type Aimed, pasteTarget } from './picture-target.ts'
import { takePictures } from './take-pictures.ts'

/** Pictures from the desktop and from the clipboard; those changed elsewhere are drawn anew. */
export function usePictureInput(): void {
  const room = useRoom()
  const say = useMessages(pictureMessages)
  useEffect(() => {
    const ends = [
      ignoreFilesElsewhere(),
      listenForPaste(room, document, say),
      onPictureChange(() => void ask(room)),
      room.space.onOpen((page) => {
        const endDrag = followPictures(room, page, (transfer, at) => {
          void droppedFiles(transfer).then((files) => takePictures(room, { files, at, say }))
        })
        const endPaste = listenForPaste(room, page, say)
        return () => {
          endDrag()
          endPaste()
        }
      }),
      forgetPictures,
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [room, say])
}

function listenForPaste(room: Room, target: Document, say: Say): () => void {
  const paste = (event: ClipboardEvent) => {
    const { clipboardData: data } = event
    if (event.defaultPrevented || !data || data.files.length === 0 || isTyping(event.target)) return
    const at = placeFor(room)
    if (!at) return
    event.preventDefault()
    void takePictures(room, { files: pastedFiles(data), at, say })
  }
  target.addEventListener('paste', paste)
  return () => target.removeEventListener('paste', paste)
}

function placeFor({ designer, space, isFixed }: Room): Aimed | undefined {
  const { doc, selection } = designer.store.getState()
  const target = pasteTarget(doc, selection)
  const last = selection.at(-1)
  const element = (last === undefined ? undefined : space.elementOf(last)) ?? space.root
  if (!element || (isFixed && target.kind === 'gap')) return undefined
  const box = pageBox(space, element)
  if (target.kind !== 'gap') return { target, box }
  return { target, box: { ...box, y: box.y + box.height, height: 4 } }
}

/** A text takes what is pasted into it; windows have keys of their own. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return true
  return (
    isElement(target) && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
