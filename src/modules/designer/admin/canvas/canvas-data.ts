import { createStore } from 'zustand/vanilla'
import { isSame } from '#kernel/admin/edit/compare/compare.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import { type LinkTo, linkResolver } from '#kernel/site/block/link.ts'

/** What is drawn besides the blocks' props: data, and the words their tokens stand for. */
export type DrawnData = BlockData & { readonly tokens: Tokens }
export type CanvasDataState = DrawnData & {
  readonly linkTo: LinkTo
  /** The page as it was when it was asked for. */
  readonly asked?: unknown
}

export const NO_DRAWN_DATA: DrawnData = { ...NO_BLOCK_DATA, tokens: {} }

/** What the blocks show besides their props, as the server last said. */
export function createCanvasData() {
  return createStore<CanvasDataState>(() => ({
    ...NO_DRAWN_DATA,
    linkTo: linkResolver(NO_BLOCK_DATA.links),
  }))
}

/** The new data, with every part that is the same left as it was: only what differs is drawn again. */
export function renewed(now: CanvasDataState, next: DrawnData): CanvasDataState {
  const isSameLinks = isSame(now.links, next.links)
  return {
    links: isSameLinks ? now.links : next.links,
    linkTo: isSameLinks ? now.linkTo : linkResolver(next.links),
    blocks: kept(now.blocks, next.blocks),
    embedded: kept(now.embedded, next.embedded),
    tokens: isSame(now.tokens, next.tokens) ? now.tokens : next.tokens,
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
