import { useRef, useState } from 'react'
import type { Item } from '../../collection/collection.ts'
import { addRange, type Selection, toggleOne } from './selection.ts'

const NONE: Selection<Item> = new Map()

/** What is chosen. Under other conditions it would be out of sight, so it is not kept for them. */
export function useSelection(conditions: string, entries: readonly (readonly [string, Item])[]) {
  const [chosen, setChosen] = useState({ conditions, selection: NONE })
  const anchor = useRef(-1)
  const selection = chosen.conditions === conditions ? chosen.selection : NONE
  const select = (next: Selection<Item>) => setChosen({ conditions, selection: next })
  /** With `isRange` everything from the row chosen before to this one. */
  const choose = (place: number, isRange: boolean) => {
    const entry = entries[place]
    if (!entry) return
    const from = anchor.current
    anchor.current = place
    const isPossible = isRange && from >= 0 && from < entries.length
    select(
      isPossible ? addRange(selection, entries, { from, to: place }) : toggleOne(selection, entry),
    )
  }
  return { selection, select, choose, clear: () => select(NONE) }
}
