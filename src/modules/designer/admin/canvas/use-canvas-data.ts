import { useEffect } from 'react'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { keyedBlocks, saveDoc } from '../../model/doc.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { renewed } from './canvas-data.ts'

const REST_MS = 500

/**
 * Keeps what the blocks show up to date: asked a while after the last change that is not typing. What
 * is drawn first was asked for by the room, so that no token and no empty picture is ever seen.
 */
export function useCanvasData(): void {
  const room = useRoom()
  useEffect(() => {
    const { designer, data } = room
    let asked = designer.store.getState().doc
    const isKnown = data.getState().asked === asked
    let timer = isKnown ? undefined : setTimeout(() => void ask(room), 0)
    const end = designer.store.subscribe(({ doc, writing }) => {
      if (doc === asked || writing) return
      asked = doc
      clearTimeout(timer)
      timer = setTimeout(() => void ask(room), REST_MS)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [room])
}

/** Asks at once: something the blocks show has changed without them. */
export async function ask({ designer, data, surface, tools }: Room): Promise<void> {
  const { doc } = designer.store.getState()
  // A block without an id of its own is found by its key, as far as the surface draws it so.
  const blocks = surface.page ? saveDoc(doc) : keyedBlocks(doc)
  try {
    const reply = await surface.readData(blocks)
    const embedded = Object.fromEntries(
      Object.entries(reply.embedded).map(([id, held]) => [id, readBlocks(tools.types, held)]),
    )
    data.setState({ ...renewed(data.getState(), { ...reply, embedded }), asked: doc })
  } catch {
    // The page stays as it was last drawn; saving tells of a lost connection, and the next change asks again.
  }
}
