import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import type { Room } from '../room/room-context.tsx'
import { findText } from './find-text.ts'
import { plainTexts, richPath } from './text-paths.ts'

/** Begins to write in a block where was clicked, else in its first text; false when it has none. */
export function beginWriting(room: Room, key: string, target?: EventTarget | null): boolean {
  const { designer, space, tools, data } = room
  const block = designer.store.getState().doc.nodes[key]?.block
  const type = block && typeOf(tools.types, block)
  const element = space.elementOf(key)
  if (!block || !type || !element) return false
  const rich = richPath(type, block)
  if (rich) {
    designer.write({ key, path: rich, isRich: true })
    return true
  }
  const found = findText(element, plainTexts(type, block, data.getState().tokens), target)
  if (!found) return false
  designer.write({ key, path: found.text.path, isRich: false })
  return true
}
