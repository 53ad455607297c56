import { useElementSize, useInViewport, useMergedRef } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState } from 'react'
import type { Block } from '#kernel/site/block/block.ts'
import type { DrawnData } from '../canvas/canvas-data.ts'
import type { PageShell } from '../canvas/page-shell.ts'
import { useRoom } from '../room/room-context.tsx'
import { PictureFrame } from './picture-frame.tsx'
import classes from './previews.module.css'

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
  const { page, lang } = useRoom()
  const { ref: seen, inViewport } = useInViewport<HTMLDivElement>()
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const ref = useMergedRef(seen, measured)
  const [wasSeen, setSeen] = useState(false)
  const [content, setContent] = useState(0)
  // The canvas has read it already; here it is only listened to.
  const shell = useQuery<PageShell>({
    queryKey: ['designer', 'shell', page._id, lang],
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
