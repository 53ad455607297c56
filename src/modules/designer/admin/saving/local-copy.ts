import type { Block } from '#kernel/site/block/block.ts'
import { isBlock, isObject } from '#kernel/site/block/walk-blocks.ts'

/** What was not stored when the window closed, kept by this browser. */
export type LocalCopy = { readonly blocks: readonly Block[]; readonly at: string }

const keyOf = (place: string) => `kontor.design.${place}`

export function keepCopy(place: string, blocks: readonly Block[]): void {
  try {
    const copy: LocalCopy = { blocks, at: new Date().toISOString() }
    localStorage.setItem(keyOf(place), JSON.stringify(copy))
  } catch {
    // A full or forbidden store: the draft on the server is what counts, the copy only helps.
  }
}

export function dropCopy(place: string): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // As above: without a store there is nothing to drop.
  }
}

export function readCopy(place: string): LocalCopy | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (!isObject(read) || !Array.isArray(read.blocks) || typeof read.at !== 'string') {
      return undefined
    }
    return { blocks: read.blocks.filter(isBlock), at: read.at }
  } catch {
    // Someone's edit or no store: then there is no copy.
    return undefined
  }
}
