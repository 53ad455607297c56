import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useSession } from '#kernel/admin/session.tsx'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { Designer } from '../../model/designer-store.ts'
import { createCanvasData } from '../canvas/canvas-data.ts'
import { CanvasSpace } from '../canvas/canvas-space.ts'
import type { DesignTools, Desk } from '../design-tools.ts'
import { guardHeld } from '../saving/guard-held.ts'
import { createTurns } from '../saving/in-turn.ts'
import { LocalCopies } from '../saving/local-copies.ts'
import { createPeople } from '../saving/people.ts'
import { Saver } from '../saving/saver.ts'
import { SharedDraft } from '../saving/shared-draft.ts'
import type { Room } from './room-context.tsx'
import { createView } from './view-store.ts'

type Parts = { page: Page; draft: Draft; tools: DesignTools }

/** The room of one page in one language, made once. */
export function useRoomState({ page, draft, tools }: Parts): Room {
  const can = useCan()
  const { user } = useSession()
  const isFixed = !can(staff('pages', 'edit'))
  const [room] = useState((): Room => {
    const designer = new Designer(tools.types, readBlocks(tools.types, draft.blocks))
    const desk = createStore<Desk | null>(() => null)
    const copies = new LocalCopies(`${user.id}.${page._id}.${draft.lang}`)
    const shared = new SharedDraft({ designer, draft })
    const people = createPeople()
    designer.mayBecome = guardHeld({ designer, people, me: user })
    return {
      page,
      lang: draft.lang,
      tools,
      designer,
      desk,
      copies,
      isFixed,
      view: createView(),
      data: createCanvasData(),
      space: new CanvasSpace(),
      saver: new Saver({ designer, desk, copies, shared }),
      shared,
      people,
      inTurn: createTurns(),
    }
  })
  return room
}
