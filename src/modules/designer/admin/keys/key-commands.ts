import { type BlockStep, remove, stepTo } from '../../model/commands/arrange.ts'
import { resizeBy, toggleVisible } from '../../model/commands/change.ts'
import { aimAfter, duplicate } from '../../model/commands/insert.ts'
import { words } from '../../model/commands/step-words.ts'
import type { Room } from '../room/room-context.tsx'

const STEPS: Readonly<Record<string, BlockStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'into',
}

/** Keys that hold everywhere in the designer outside of fields; true when the key was one. */
export function runKey(room: Room, event: KeyboardEvent): boolean {
  const isMod = event.ctrlKey || event.metaKey
  if (isMod) return runModKey(room, event)
  if (event.altKey) return !room.isFixed && runAltKey(room, event)
  const { designer, view } = room
  const { selection, doc } = designer.store.getState()
  if ((event.key === 'Delete' || event.key === 'Backspace') && selection.length > 0) {
    return !room.isFixed && designer.run(remove(designer.ground(), selection))
  }
  if (event.key === '/' && !room.isFixed) {
    view.setState({ inserting: aimAfter(doc, selection.at(-1)) })
    return true
  }
  return false
}

function runModKey({ designer, session, saver, isFixed }: Room, event: KeyboardEvent): boolean {
  const { selection } = designer.store.getState()
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) designer.undo()
  else if (key === 'y' || key === 'z') designer.redo()
  else if (key === 's') {
    saver.pass()
    void session.getState()?.flush()
  } else if (key === 'd' && !isFixed) designer.run(duplicate(designer.ground(), selection))
  else return false
  return true
}

/** Alt and arrows move, with Shift they change the width; Alt+H hides on this screen. */
function runAltKey({ designer, space }: Room, event: KeyboardEvent): boolean {
  const { selection, breakpoint: at } = designer.store.getState()
  if (selection.length === 0) return false
  if (event.key.toLowerCase() === 'h') {
    return designer.run(toggleVisible(designer.ground(), selection, at))
  }
  const step = STEPS[event.key]
  if (!step) return false
  if (event.shiftKey) {
    const by = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1
    designer.run(resizeBy(designer.ground(), selection, { at, by }))
  } else if (!designer.run(stepTo(designer.ground(), selection, step))) {
    designer.say(words('notHere'))
  }
  space.scrollTo(selection.at(-1) ?? '')
  return true
}
