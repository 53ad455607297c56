import { type CSSProperties, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import type { DrawnData } from '../canvas/canvas-data.ts'
import type { PageShell } from '../canvas/page-shell.ts'
import { useFilledFrame } from '../canvas/use-filled-frame.ts'
import { useRoom } from '../room/room-context.tsx'
import ownStyles from './preview.css?url'
import classes from './previews.module.css'

type Props = {
  title: string
  drawn: { blocks: readonly Block[]; data: DrawnData; shell: PageShell }
  style: CSSProperties
  /** How high what is drawn became, in pixels of the website. */
  onHeight(height: number): void
}

/** Blocks in a frame with the styles of the website, and nothing else of a page around them. */
export function PictureFrame({ title, drawn, style, onHeight }: Props) {
  const { blocks, data, shell } = drawn
  const { tools, lang } = useRoom()
  const { root, attributes } = useFilledFrame({ shell, ownStyles, prepare: leaveAlone })
  useEffect(() => {
    if (!root) return
    const sizes = new ResizeObserver(() => root.firstChild && onHeight(root.offsetHeight))
    sizes.observe(root)
    return () => sizes.disconnect()
  }, [root, onHeight])
  const { types, views } = tools
  const filled = fillTokens(blocks, data.tokens)
  const drawing = { blocks: filled, types, views, data, lang, isMarked: true }
  return (
    <>
      <iframe
        {...attributes}
        className={classes.frame}
        title={title}
        tabIndex={-1}
        style={style}
        data-drawn={root ? '' : undefined}
      />
      {root && createPortal(renderBlocks(drawing), root)}
    </>
  )
}

/** The page around the blocks is not what is chosen here. */
function leaveAlone(root: HTMLElement): void {
  leaveOnly(root.ownerDocument.body, root)
}

function leaveOnly(outer: Element, root: Element): void {
  for (const element of [...outer.children]) {
    if (element === root) continue
    if (element.contains(root)) leaveOnly(element, root)
    else element.remove()
  }
}
