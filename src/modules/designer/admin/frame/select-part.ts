import { words } from '../../model/commands/step-words.ts'
import type { Room } from '../room/room-context.tsx'
import { type FramePart, keyOfPart } from './frame-parts.ts'

/** Selects header, logo, menu or footer as one would a block; its settings open beside the page. */
export function selectPart({ designer, view, space }: Room, part: FramePart): void {
  // Whoever makes the look has all of this there already.
  if (view.getState().styling !== 'off') return
  designer.select([])
  const { part: now } = view.getState()
  // The parts of the look share their changes; the menu has none of them, so they are asked about first.
  const isLook = now !== null && now !== 'menu'
  if (isLook && part === 'menu') view.setState({ isPartEnding: true, nextPart: part })
  else view.setState({ part, isPartEnding: false, nextPart: null })
  designer.say(words(`parts.${part}`))
  space.elementOf(keyOfPart(part))?.scrollIntoView({ block: 'nearest' })
  space.changed()
}
