import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type Block, blockRef } from './block.ts'
import type { BlockData } from './block-data.ts'
import type { BlockType, BlockTypes } from './block-type.ts'
import type { BlockViewProps, BlockViews } from './block-view.ts'
import { type PerBreakpoint, shareOf } from './breakpoints.ts'
import { gridPlace } from './grid/grid-place.ts'
import { type LinkTo, linkResolver } from './link.ts'
import { slotOf, typeOf } from './tree/walk-blocks.ts'

type Drawing = {
  blocks: readonly Block[]
  types: BlockTypes
  views: BlockViews
  data: BlockData
  lang: Lang
  /**
   * For the designer's canvas: names each block in `data-block`, and keeps the place of those that
   * draw nothing.
   */
  isMarked?: boolean
  /** For visitors: names each block in short, in `data-b`, so that clicks can be counted by it. */
  isNamed?: boolean
  /** Told of a block that could not be drawn; the rest of the page is. */
  onFault?(block: Block, error: unknown): void
  /** Gets the last word on what a block draws. */
  guard?(drawn: ReactElement, block: Block): ReactNode
}

/** Blocks above this place in their list may hold the first thing one sees. */
const EARLY = 2
export const WHOLE_PAGE: RenderPosition = { isEarly: true, share: { xs: 1, md: 1, lg: 1 } }
const NOWHERE = { className: ' hide-xs hide-md hide-lg', style: undefined, isHidden: true }

/** Blocks on the 12-column grid. Unknown types, hidden blocks and empty ones draw nothing. */
export function renderBlocks(drawing: Drawing): ReactNode {
  const linkTo = linkResolver(drawing.data.links)
  return renderList({ ...drawing, linkTo }, drawing.blocks, WHOLE_PAGE)
}

export type Pen = Omit<Drawing, 'blocks'> & { linkTo: LinkTo }
/** What the place of a list or block means for what is drawn there. */
export type RenderPosition = { isEarly: boolean; share: PerBreakpoint<number> }
type Placed = RenderPosition & { block: Block; key: string }
type Slots = Readonly<Record<string, ReactNode>>

function renderList(
  pen: Pen,
  blocks: readonly Block[],
  { isEarly, share }: RenderPosition,
): ReactNode {
  const drawn = blocks.flatMap((block, at) => {
    const key = block.id ?? `at-${at}`
    const placed = { block, key, isEarly: isEarlyAt(isEarly, at), share }
    const element = drawBlock(pen, placed, (type, inside) =>
      slotsOf(pen, type, { block, ...inside }),
    )
    return element ? [element] : []
  })
  return drawn.length > 0 ? <div className="blocks">{drawn}</div> : null
}

/** Whether the block at a place of a list may hold the first thing one sees. */
export function isEarlyAt(isListEarly: boolean, at: number): boolean {
  return isListEarly && at < EARLY
}

/** One block on the grid; what stands in its slots is drawn by whoever asks. */
export function drawBlock(
  pen: Pen,
  { block, key, isEarly, share }: Placed,
  fill: (type: BlockType, inside: RenderPosition) => Slots,
): ReactNode {
  const type = typeOf(pen.types, block)
  const grid = gridPlace(block.attrs) ?? (pen.isMarked ? NOWHERE : undefined)
  if (!type || !grid) return null
  const inside = { isEarly: isEarly && !grid.isHidden, share: shareOf(block.attrs, share) }
  const content = contentOf(pen, type, { ...inside, block, key, fill })
  const isEmpty = content === null || content === undefined || content === false
  if (isEmpty && !pen.isMarked) return null
  const drawn = (
    <div
      key={key}
      className={`block block-${type.name}${grid.className}`}
      style={grid.style as CSSProperties | undefined}
      data-block={pen.isMarked ? key : undefined}
      data-b={pen.isNamed && block.id ? blockRef(block.id) : undefined}
      data-empty={isEmpty || undefined}
    >
      {content}
    </div>
  )
  return pen.guard ? pen.guard(drawn, block) : drawn
}

type Filled = Placed & { fill(type: BlockType, inside: RenderPosition): Slots }

function contentOf(
  pen: Pen,
  type: BlockType,
  { block, key, isEarly, share, fill }: Filled,
): ReactNode {
  const View = pen.views.get(type.name)
  if (!View) return null
  try {
    const { lang, linkTo } = pen
    const given: BlockViewProps<unknown, unknown> = {
      id: (block.id ?? key).replace(/[^\w-]/g, '-'),
      // Defaults are filled in and what the schema does not know is left out: it is never drawn.
      props: type.schema.parse(block.props ?? {}),
      data: pen.data.blocks[block.id ?? ''],
      lang,
      isEarly,
      share,
      linkTo,
      slots: fill(type, { isEarly, share }),
    }
    return View(given as BlockViewProps<never, never>)
  } catch (error) {
    pen.onFault?.(block, error)
    return null
  }
}

function slotsOf(
  pen: Pen,
  type: BlockType,
  { block, ...place }: RenderPosition & { block: Block },
): Slots {
  const embedded = pen.data.embedded[block.id ?? '']
  if (embedded) return { blocks: renderList(pen, embedded, place) }
  return Object.fromEntries(
    (type.slots ?? []).map((name) => [name, renderList(pen, slotOf(block, name), place)]),
  )
}
