import { createStore } from 'zustand/vanilla'
import { isSame } from '#kernel/admin/edit/compare.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { type LinkTo, linkResolver } from '#kernel/site/block/link.ts'

export type CanvasDataState = BlockData & { readonly linkTo: LinkTo }

/** What the blocks show besides their props, as the server last said. */
export function createCanvasData() {
  return createStore<CanvasDataState>(() => ({
    ...NO_BLOCK_DATA,
    linkTo: linkResolver(NO_BLOCK_DATA.links),
  }))
}

/** The new data, with every part that is the same left as it was: only what differs is drawn again. */
export function renewed(now: CanvasDataState, next: BlockData): CanvasDataState {
  const isSameLinks = isSame(now.links, next.links)
  return {
    links: isSameLinks ? now.links : next.links,
    linkTo: isSameLinks ? now.linkTo : linkResolver(next.links),
    blocks: kept(now.blocks, next.blocks),
    embedded: kept(now.embedded, next.embedded),
  }
}

type Table<T> = Readonly<Record<string, T>>

function kept<T>(now: Table<T>, next: Table<T>): Table<T> {
  return Object.fromEntries(
    Object.entries(next).map(([id, value]) => {
      const known = now[id]
      return [id, known !== undefined && isSame(known, value) ? known : value]
    }),
  )
}
