import { COLUMNS } from '#kernel/site/block/breakpoints.ts'
import type { CanvasSpace } from '../canvas/canvas-space.ts'

/** The grid a block stands on, in pixels of the page; `left` is where the block begins. */
export type PageGrid = { left: number; column: number; gap: number }

export function gridOf(block: HTMLElement): PageGrid | undefined {
  const list = block.parentElement
  const view = block.ownerDocument.defaultView
  if (!list || !view) return undefined
  // The tracks are told in pixels, the gap may be told as a share of the width.
  const [track = ''] = view.getComputedStyle(list).gridTemplateColumns.split(' ')
  const { width } = list.getBoundingClientRect()
  const column = Number.parseFloat(track) || width / COLUMNS
  const gap = Math.max(0, (width - COLUMNS * column) / (COLUMNS - 1))
  return { left: block.getBoundingClientRect().left, column, gap }
}

/** Shows the twelve columns a block may end at; answers with how to hide them. */
export function showGrid(space: CanvasSpace, block: HTMLElement): () => void {
  const layer = document.querySelector<HTMLElement>('[data-designer=grid]')
  const list = block.parentElement
  const grid = gridOf(block)
  if (!layer || !list || !grid) return () => undefined
  const box = space.boxOfElement(list)
  const columns = Array.from({ length: COLUMNS }, () => document.createElement('span'))
  layer.replaceChildren(...columns)
  layer.hidden = false
  layer.style.transform = `translate(${box.x}px, ${box.y}px)`
  layer.style.width = `${box.width}px`
  layer.style.height = `${box.height}px`
  layer.style.columnGap = `${grid.gap * space.scale}px`
  return () => {
    layer.hidden = true
  }
}
