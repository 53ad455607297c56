import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { canvasData } from '../../contract.ts'
import { type DrawnData, NO_DRAWN_DATA } from '../canvas/canvas-data.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { type SamplePictures, samplePictures } from './sample-pictures.ts'

const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

/** Asked once, when the first list with pictures opens. */
export function useSamplePictures(): SamplePictures | undefined {
  return useQuery({ queryKey: ['designer', 'samples'], queryFn: samplePictures, ...KEPT }).data
}

/** What many blocks show besides their props, in one call; undefined while it is on its way. */
export function usePreviewData(name: string, blocks: readonly Block[] | undefined) {
  const room = useRoom()
  const { data } = useQuery({
    queryKey: ['designer', 'previews', name, room.lang],
    queryFn: () => load(room, blocks ?? []),
    enabled: blocks !== undefined,
    ...KEPT,
  })
  return data
}

async function load({ lang, tools }: Room, blocks: readonly Block[]): Promise<DrawnData> {
  try {
    const reply = await call(canvasData, { body: { page: null, lang, blocks: [...blocks] } })
    const embedded = Object.fromEntries(
      Object.entries(reply.embedded).map(([id, held]) => [id, readBlocks(tools.types, held)]),
    )
    return { ...reply, embedded }
  } catch {
    // Without it the words are drawn all the same; only pictures and lists are missing.
    return NO_DRAWN_DATA
  }
}
