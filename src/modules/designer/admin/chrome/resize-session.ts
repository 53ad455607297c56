import { type Breakpoint, COLUMNS } from '#kernel/site/block/breakpoints.ts'
import type { Designer } from '../../model/designer-store.ts'
import { clampColumns, columnsAt, neighbourOf } from '../../model/widths.ts'
import type { CanvasSpace } from '../canvas/canvas-space.ts'

/** The grid a block stands on, in pixels of the page; `left` is where the block begins. */
type PageGrid = { left: number; column: number; gap: number }

type Chosen = { columns: number; withNeighbour: boolean; keys: readonly string[] }
type Plan = {
  event: PointerEvent
  handle: HTMLElement
  space: CanvasSpace
  designer: Designer
  keys: readonly string[]
  onEnd(chosen: Chosen): void
}

/** Follows the edge of a block: only a variable of the page's style changes until it is let go. */
export function startResize(plan: Plan): void {
  const { event, handle, space, keys } = plan
  const key = keys.at(-1)
  const element = key === undefined ? null : space.elementOf(key)
  const grid = element && gridOf(element)
  if (key === undefined || !element || !grid || event.button !== 0) return
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  handle.focus()
  const preview = previewOf(plan, key)
  const hideGrid = showGrid(space, element)
  let chosen: Chosen | undefined
  listen(handle, {
    move: (now) => {
      const { x } = space.toFrame({ x: now.clientX, y: now.clientY })
      chosen = { columns: columnsTo(grid, x), withNeighbour: now.shiftKey, keys }
      preview.show(chosen)
      say(`${preview.columns}/12`, now)
      space.changed()
    },
    stop: () => {
      preview.restore()
      hideGrid()
      badge()?.setAttribute('hidden', '')
      space.changed()
    },
    finish: () => chosen && plan.onEnd(chosen),
  })
}

type Course = { move(event: PointerEvent): void; stop(): void; finish(): void }

/** One pull of the handle: it ends by letting go, by Escape, or when the system takes it away. */
function listen(handle: HTMLElement, { move, stop, finish }: Course): void {
  const ends = new AbortController()
  const { signal } = ends
  const end = () => {
    ends.abort()
    stop()
  }
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointercancel', end, { signal })
  handle.addEventListener(
    'pointerup',
    () => {
      end()
      finish()
    },
    { signal },
  )
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  document.addEventListener('keydown', cancel, { signal, capture: true })
}

function columnsTo({ left, column, gap }: PageGrid, x: number): number {
  return clampColumns((x - left + gap) / (column + gap))
}

/** Shows a width without storing it, and puts everything back. */
function previewOf({ space, designer, keys }: Plan, key: string) {
  const { doc, breakpoint: at } = designer.store.getState()
  const next = neighbourOf(doc, key, at)
  const both = columnsAt(doc, key, at) + (next ? columnsAt(doc, next, at) : 0)
  const elements = keys.map((one) => space.elementOf(one))
  const beside = next === undefined ? null : space.elementOf(next)
  const before = [...elements, beside].map((element) => element?.getAttribute('style') ?? null)
  const shown = { columns: columnsAt(doc, key, at) }
  return {
    get columns() {
      return shown.columns
    },
    show: ({ columns, withNeighbour }: Chosen) => {
      const isShared = withNeighbour && beside !== null && keys.length === 1
      shown.columns = isShared ? Math.min(columns, both - 1) : columns
      for (const element of elements) setColumns(element, at, shown.columns)
      setColumns(beside, at, isShared ? both - shown.columns : columnsAt(doc, next ?? '', at))
    },
    restore: () =>
      [...elements, beside].forEach((element, index) => {
        const style = before[index] ?? null
        if (style === null) element?.removeAttribute('style')
        else element?.setAttribute('style', style)
      }),
  }
}

function setColumns(element: HTMLElement | null, at: Breakpoint, columns: number): void {
  element?.style.setProperty(`--${at}`, String(columns))
}

function say(words: string, { clientX, clientY }: PointerEvent): void {
  const shown = badge()
  const layer = shown?.parentElement?.getBoundingClientRect()
  if (!shown || !layer) return
  shown.hidden = false
  shown.textContent = words
  shown.style.transform = `translate(${clientX - layer.left + 14}px, ${clientY - layer.top + 14}px)`
}

function badge(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-designer=badge]')
}

function gridOf(block: HTMLElement): PageGrid | undefined {
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
function showGrid(space: CanvasSpace, block: HTMLElement): () => void {
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
