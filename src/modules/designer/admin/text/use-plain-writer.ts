import { useEffect } from 'react'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { writePlain } from './write-plain.ts'

/** Plain texts are written by the browser itself, in the element the website shows them in. */
export function usePlainWriter(): void {
  const room = useRoom()
  const writing = useDesigner((state) => state.writing)
  useEffect(() => {
    if (!writing || writing.isRich) return
    const end = writePlain(room, writing)
    if (!end) room.designer.write(null)
    return () => {
      end?.()
      room.space.focus()
    }
  }, [room, writing])
}
