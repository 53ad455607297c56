import { createStore } from 'zustand/vanilla'
import type { BlockHolder, OtherEditor } from '../../contract-editors.ts'

/** Who else is at this page, and which blocks they hold. */
export type People = {
  readonly others: readonly OtherEditor[]
  readonly locks: readonly BlockHolder[]
}

export function createPeople() {
  return createStore<People>(() => ({ others: [], locks: [] }))
}

/** Who holds a block, unless it is free. */
export function holderOf({ locks }: People, id: string | undefined): BlockHolder | undefined {
  return id === undefined ? undefined : locks.find(({ block }) => block === id)
}
