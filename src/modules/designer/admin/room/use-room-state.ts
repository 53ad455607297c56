import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { staff } from '#kernel/access/rules.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { Designer } from '../../model/designer-store.ts'
import { createCanvasData } from '../canvas/canvas-data.ts'
import { CanvasSpace } from '../canvas/canvas-space.ts'
import type { DesignTools, Desk } from '../design-tools.ts'
import { createPeople } from '../saving/people.ts'
import { Saver } from '../saving/saver.ts'
import { SharedDraft } from '../saving/shared-draft.ts'
import type { Room } from './room-context.tsx'
import { createView } from './view-store.ts'

type Parts = { page: Page; draft: Draft; tools: DesignTools }

/** The room of one page in one language, made once. */
export function useRoomState({ page, draft, tools }: Parts): Room {
  const can = useCan()
  const isFixed = !can(staff('pages', 'edit'))
  const [room] = useState((): Room => {
    const designer = new Designer(tools.types, readBlocks(tools.types, draft.blocks))
    const desk = createStore<Desk | null>(() => null)
    const place = `${page._id}.${draft.lang}`
    return {
      page,
      lang: draft.lang,
      tools,
      designer,
      desk,
      place,
      isFixed,
      view: createView(innerWidth),
      data: createCanvasData(),
      space: new CanvasSpace(),
      saver: new Saver({ designer, desk, place }),
      shared: new SharedDraft({ designer, draft }),
      people: createPeople(),
    }
  })
  return room
}
