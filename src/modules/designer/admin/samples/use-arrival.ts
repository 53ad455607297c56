import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { type Room, useRoom } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import { removeSample, replaceSample, showSample } from './sample-actions.ts'

/** What the checklist of the website asked for. Not in the address: a link must change nothing. */
const Asked = z.object({ sample: z.enum(['replace', 'remove']) })

/** Goes to the block the address names, and does there what was pressed on the way here. */
export function useArrival(): void {
  const room = useRoom()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const asked = useRef({ search, state })
  useEffect(() => {
    const key = new URLSearchParams(asked.current.search).get('block') ?? ''
    if (!room.designer.store.getState().doc.nodes[key]) return
    const task = Asked.safeParse(asked.current.state).data?.sample
    return whenDrawn(room, key, () => {
      // Once: opening the page again, or going back to it, does nothing any more.
      if (task) void navigate({ search: asked.current.search }, { replace: true, state: null })
      if (task === 'replace') return void replaceSample(room, key)
      showSample(room, key)
      if (task !== 'remove' || room.isFixed) return
      removeSample(room, key)
      // There it can be taken back.
      room.view.setState(showRight('samples'))
    })
  }, [room, navigate])
}

function whenDrawn({ space }: Room, key: string, arrive: () => void): () => void {
  const end = space.onChange(() => {
    if (!space.elementOf(key)) return
    end()
    arrive()
  })
  space.changed()
  return end
}
