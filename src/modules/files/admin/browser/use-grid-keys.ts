import type { KeyboardEvent } from 'react'
import { columnsOf, stepInGrid } from '../picker/grid-steps.ts'

/** The arrows go from tile to tile, as they lie on the screen. */
export function useGridKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    const tiles = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = tiles.findIndex((tile) => tile.contains(target))
    const to = stepInGrid(key, { at, count: tiles.length, columns: columnsOf(tiles) })
    if (to === undefined) return
    event.preventDefault()
    tiles[to]?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  }
}
