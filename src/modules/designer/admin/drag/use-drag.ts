import { useMemo } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import { useRoom } from '../room/room-context.tsx'
import { Dragging } from './dragging.ts'

/** @example const drag = useDrag(); onPointerDown={(event) => drag.pressMove(event.nativeEvent, keys)} */
export function useDrag(): Dragging {
  const room = useRoom()
  const { lang } = useSession().user
  return useMemo(() => new Dragging(room, lang), [room, lang])
}
