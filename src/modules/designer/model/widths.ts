import type { Block, BlockAttrs } from '#kernel/site/block/block.ts'
import {
  BREAKPOINTS,
  type Breakpoint,
  COLUMNS,
  sizesOf,
  visibilityOf,
} from '#kernel/site/block/breakpoints.ts'
import type { Doc } from './doc.ts'
import { siblingsOf } from './walk-doc.ts'

export function clampColumns(columns: number): number {
  return Math.min(COLUMNS, Math.max(1, Math.round(columns)))
}

/** The block with a width for one kind of screen; the others stay as wide as they are. */
export function withColumns(block: Block, at: Breakpoint, columns: number | undefined): Block {
  const size = written(block.attrs?.size ?? {}, sizesOf(block.attrs), { at, value: columns })
  return withAttrs(block, { size })
}

/** The block shown or hidden on one kind of screen alone. */
export function withVisible(block: Block, at: Breakpoint, isShown: boolean | undefined): Block {
  const now = visibilityOf(block.attrs)
  const visible = written(block.attrs?.visible ?? {}, now, { at, value: isShown })
  return withAttrs(block, { visible })
}

/** Width and visibility of one kind of screen, for all of them. */
export function onAllScreens(block: Block, at: Breakpoint): Block {
  const [xs, shown] = [sizesOf(block.attrs)[at], visibilityOf(block.attrs)[at]]
  return withAttrs(block, { size: { xs }, visible: { xs: shown } })
}

/** The next block when it stands beside this one: what one gives, the other may take. */
export function neighbourOf(doc: Doc, key: string, at: Breakpoint): string | undefined {
  const list = siblingsOf(doc, key)
  const rows = rowsOf(doc, list, at)
  const next = list[list.indexOf(key) + 1]
  return next !== undefined && rows.get(next) === rows.get(key) ? next : undefined
}

/** What is free of the row before a place in a list; whole rows where nothing is free. */
export function freeColumns(doc: Doc, list: readonly string[], place: Free): number {
  const { index, at } = place
  let used = 0
  for (const key of list.slice(0, index)) {
    const columns = columnsAt(doc, key, at)
    used = used + columns > COLUMNS ? columns : used + columns
  }
  const rest = COLUMNS - used
  const next = list[index]
  const isTaken = next !== undefined && columnsAt(doc, next, at) <= rest
  return rest < 2 || rest === COLUMNS || isTaken ? COLUMNS : rest
}
type Free = { index: number; at: Breakpoint }

export function columnsAt(doc: Doc, key: string, at: Breakpoint): number {
  return sizesOf(doc.nodes[key]?.block.attrs)[at]
}

/** The row each block of a list stands in. */
function rowsOf(doc: Doc, list: readonly string[], at: Breakpoint): Map<string, number> {
  let [row, used] = [0, 0]
  return new Map(
    list.map((key) => {
      const columns = columnsAt(doc, key, at)
      if (used + columns > COLUMNS) {
        row += 1
        used = 0
      }
      used += columns
      return [key, row]
    }),
  )
}

type Write<T> = { at: Breakpoint; value: T | undefined }
type Stored<T> = { xs?: T; md?: T; lg?: T }

/** A wider screen that followed this one keeps what it had: its value is written down. */
function written<T>(
  stored: Stored<T>,
  now: Readonly<Record<Breakpoint, T>>,
  { at, value }: Write<T>,
): Stored<T> {
  const names = BREAKPOINTS.map(({ name }) => name)
  const place = names.indexOf(at)
  const next = names[place + 1]
  const { [at]: _, ...others } = stored
  const changed: Stored<T> = value === undefined ? others : { ...others, [at]: value }
  if (next && stored[next] === undefined) changed[next] = now[next]
  return Object.fromEntries(
    names.flatMap((name) => (changed[name] === undefined ? [] : [[name, changed[name]]])),
  )
}

function withAttrs(block: Block, attrs: BlockAttrs): Block {
  return { ...block, attrs: { ...block.attrs, ...attrs } }
}
