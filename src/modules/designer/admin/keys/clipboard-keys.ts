import { remove } from '../../model/arrange.ts'
import { blocksOf, copied } from '../../model/clipboard.ts'
import { paste } from '../../model/insert.ts'
import { nameOf, words } from '../../model/step-words.ts'
import { topsOf } from '../../model/walk-doc.ts'
import type { Room } from '../room/room-context.tsx'

/** Copying through the clipboard of the system: it reaches other pages, tabs and windows. */
export function onClipboard(room: Room, event: ClipboardEvent): void {
  const { designer, isFixed } = room
  const { selection, doc } = designer.store.getState()
  const { clipboardData: data } = event
  if (!data) return
  if (event.type === 'paste') {
    const blocks = blocksOf(data.getData('text/plain'))
    if (!blocks || isFixed) return
    event.preventDefault()
    if (!designer.run(paste(designer.ground(), blocks, selection))) designer.say(words('notHere'))
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
