import { createStore } from 'zustand/vanilla'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Designer } from '../../model/designer-store.ts'
import { createCanvasData } from '../canvas/canvas-data.ts'
import { CanvasSpace } from '../canvas/canvas-space.ts'
import type { DesignTools } from '../design-tools.ts'
import { guardHeld } from '../presence/guard-held.ts'
import { createPeople } from '../presence/people.ts'
import { createTurns } from '../saving/in-turn.ts'
import { LocalCopies } from '../saving/local-copies.ts'
import { Saver } from '../saving/saver.ts'
import type { StoredDocument } from '../saving/shared-draft.ts'
import type { Surface } from '../surfaces/surface.ts'
import type { DocumentSession } from './document-session.ts'
import type { Room } from './room-context.tsx'
import { createView } from './view-store.ts'

type Parts = {
  designer: Designer
  surface: Surface
  stored: StoredDocument
  tools: DesignTools
  lang: Lang
  isFixed: boolean
  me: { readonly id: string; readonly lang: Lang }
  /** See `Saver`. */
  isByHand?: boolean
}

/** The room of one document in one language, made once. */
export function makeRoom({ me, isByHand, ...parts }: Parts): Room {
  const { designer, surface, stored } = parts
  const session = createStore<DocumentSession | null>(() => null)
  const copies = new LocalCopies(`${me.id}.${surface.key}`)
  const people = createPeople()
  designer.mayBecome = guardHeld({ designer, people, me })
  return {
    ...parts,
    session,
    copies,
    people,
    view: createView(surface.rules),
    data: createCanvasData(),
    space: new CanvasSpace(),
    saver: new Saver({ designer, session, copies, stored, isByHand }),
    inTurn: createTurns(),
  }
}
