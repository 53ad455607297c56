import { useElementSize, useInViewport, useMergedRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
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

type PictureFrameProps = {
  title: string
  drawn: { blocks: readonly Block[]; data: DrawnData; shell: PageShell }
  style: CSSProperties
  /** How high what is drawn became, in pixels of the website. */
  onHeight(height: number): void
}

/**
 * Pixels the website gets: a section as on a tablet lying down, so that its words can be read when
 * small; a whole page as on a large screen.
 */
const SECTION = { width: 960, height: 860 } as const
const PAGE = { width: 1280, height: 1600 } as const
const LOWEST = 200

type Props = {
  /** What is pictured. */
  title: string
  blocks: readonly Block[]
  /** Undefined while it is on its way: nothing is drawn twice. */
  data: DrawnData | undefined
  /** The beginning of a whole page instead of a section. */
  isPage?: boolean
}

/** Blocks as visitors would see them here, very small. Drawn when first looked at, then kept. */
export const BlockPicture = memo(function BlockPicture({ title, blocks, data, isPage }: Props) {
  const { surface } = useRoom()
  const { ref: seen, inViewport } = useInViewport<HTMLDivElement>()
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const ref = useMergedRef(seen, measured)
  const [wasSeen, setSeen] = useState(false)
  const [content, setContent] = useState(0)
  // The canvas has read it already; here it is only listened to.
  const shell = useQuery<PageShell>({
    queryKey: ['designer', 'shell', surface.key],
    enabled: false,
  }).data
  useEffect(() => {
    if (inViewport) setSeen(true)
  }, [inViewport])
  // While the list is out of sight it has no width; what was drawn waits as it was.
  const lastWidth = useRef(0)
  lastWidth.current = width || lastWidth.current
  const size = isPage ? PAGE : SECTION
  const scale = lastWidth.current / size.width
  const shown = Math.min(size.height, Math.max(LOWEST, content))
  return (
    <div
      ref={ref}
      className={classes.picture}
      data-tall={isPage || undefined}
      data-preview={content > 0 ? 'drawn' : ''}
      style={content > 0 ? { height: Math.round(shown * scale) } : undefined}
      aria-hidden
      inert
    >
      {wasSeen && shell && data && (
        <PictureFrame
          title={title}
          drawn={{ blocks, data, shell }}
          style={{ ...size, transform: `scale(${scale})` }}
          onHeight={setContent}
        />
      )}
    </div>
  )
})

/** Blocks in a frame with the styles of the website, and nothing else of a page around them. */
function PictureFrame({ title, drawn, style, onHeight }: PictureFrameProps) {
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
