import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import { fillDocument, type PageShell } from '../canvas/page-shell.ts'
import { useRoom } from '../room/room-context.tsx'
import ownStyles from './preview.css?url'
import classes from './previews.module.css'

const BLANK = '<!doctype html><html><head></head><body></body></html>'

type Props = {
  title: string
  drawn: { blocks: readonly Block[]; data: BlockData; shell: PageShell }
  style: CSSProperties
  /** How high what is drawn became, in pixels of the website. */
  onHeight(height: number): void
}

/** Blocks in a frame with the styles of the website, and nothing else of a page around them. */
export function PictureFrame({ title, drawn, style, onHeight }: Props) {
  const { blocks, data, shell } = drawn
  const { tools, lang } = useRoom()
  const { nonce } = useSession()
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const document = isLoaded ? frame?.contentDocument : undefined
    if (!document) return
    let isGone = false
    void fillDocument({ document, shell, nonce, ownStyles }).then((place) => {
      if (isGone) return
      leaveOnly(document.body, place)
      setRoot(place)
    })
    return () => {
      isGone = true
      setRoot(null)
    }
  }, [frame, isLoaded, shell, nonce])
  useEffect(() => {
    if (!root) return
    const sizes = new ResizeObserver(() => root.firstChild && onHeight(root.offsetHeight))
    sizes.observe(root)
    return () => sizes.disconnect()
  }, [root, onHeight])
  const drawing = { blocks, types: tools.types, views: tools.views, data, lang, isMarked: true }
  return (
    <>
      <iframe
        ref={setFrame}
        className={classes.frame}
        title={title}
        tabIndex={-1}
        srcDoc={BLANK}
        style={style}
        data-drawn={root ? '' : undefined}
        onLoad={() => setLoaded(true)}
      />
      {root && createPortal(renderBlocks(drawing), root)}
    </>
  )
}

/** The page around the blocks is not what is chosen here. */
function leaveOnly(outer: Element, root: Element): void {
  for (const element of [...outer.children]) {
    if (element === root) continue
    if (element.contains(root)) leaveOnly(element, root)
    else element.remove()
  }
}
