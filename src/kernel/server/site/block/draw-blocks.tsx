import type { Logger } from 'pino'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import type { BlockViews } from '#kernel/site/block/block-view.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import type { BlockParts } from './block-parts.ts'

export type Regions = Readonly<Record<string, readonly Block[]>>

type Easel = {
  parts: BlockParts
  views: BlockViews
  data: BlockData
  lang: Lang
  log: Logger
  /**
   * Tries every block by itself and leaves out the one that fails. Twice the work, so it is done
   * only after a page could not be rendered.
   */
  isCareful: boolean
}

/** The blocks of each region of a page as elements. */
export function drawRegions(easel: Easel, regions: Regions): Record<string, ReactNode> {
  const { parts, views, data, lang, log, isCareful } = easel
  const onFault = (block: Block, error: unknown) =>
    log.error({ err: error, block: block.id, type: block.type }, 'a block could not be drawn')
  const guard = (drawn: ReactElement, block: Block) => {
    try {
      renderToStaticMarkup(drawn)
      return drawn
    } catch (error) {
      onFault(block, error)
      return null
    }
  }
  const drawing = { types: parts.types, views, data, lang, onFault, ...(isCareful && { guard }) }
  return Object.fromEntries(
    Object.entries(regions).map(([name, blocks]) => [
      name,
      renderBlocks({ ...drawing, isNamed: true, blocks }),
    ]),
  )
}
