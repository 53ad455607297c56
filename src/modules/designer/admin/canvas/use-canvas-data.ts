import { useEffect } from 'react'
import { call } from '#kernel/client/call.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import { canvasData } from '../../contract.ts'
import { saveDoc } from '../../model/doc.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { renewed } from './canvas-data.ts'

const REST_MS = 500

/** Keeps what the blocks show up to date: asked a while after the last change that is not typing. */
export function useCanvasData(): void {
  const room = useRoom()
  useEffect(() => {
    const { designer } = room
    let timer = setTimeout(() => void ask(room), 0)
    let asked = designer.store.getState().doc
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
export async function ask({ designer, data, page, lang, tools }: Room): Promise<void> {
  const blocks = saveDoc(designer.store.getState().doc)
  try {
    const reply = await call(canvasData, { body: { page: page._id, lang, blocks: [...blocks] } })
    const embedded = Object.fromEntries(
      Object.entries(reply.embedded).map(([id, held]) => [id, readBlocks(tools.types, held)]),
    )
    data.setState(renewed(data.getState(), { ...reply, embedded }))
  } catch {
    // The page stays as it was last drawn; saving tells of a lost connection, and the next change asks again.
  }
}
