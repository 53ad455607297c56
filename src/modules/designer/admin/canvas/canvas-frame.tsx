import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#kernel/admin/session.tsx'
import { WHOLE_PAGE } from '#kernel/site/block/render-blocks.tsx'
import { texts } from '../texts.ts'
import ownStyles from './canvas.css?url'
import { CanvasList } from './canvas-list.tsx'
import type { PageShell } from './page-shell.ts'
import classes from './stage.module.css'
import { useFilledFrame } from './use-filled-frame.ts'
import { usePageTitle } from './use-page-title.ts'

export type FrameSize = { readonly width: number; readonly height: number; readonly scale: number }

type Props = {
  shell: PageShell
  size: FrameSize
  label: string
  /** The page stands, with the element its blocks are drawn in. */
  onOpen?(frame: HTMLIFrameElement, root: HTMLElement): () => void
}

/** The page in a frame of its own, with the styles of the website and of nobody else. */
export function CanvasFrame({ shell, size, label, onOpen }: Props) {
  const keys = useTexts(texts)('canvas.keys')
  const { frame, root, attributes } = useFilledFrame({ shell, ownStyles })
  usePageTitle(root)
  useEffect(() => {
    if (!root || !frame || !onOpen) return
    root.tabIndex = 0
    root.setAttribute('role', 'application')
    root.setAttribute('aria-label', keys)
    return onOpen(frame, root)
  }, [root, frame, onOpen, keys])
  const { width, height, scale } = size
  return (
    <>
      <iframe
        {...attributes}
        className={classes.frame}
        title={label}
        style={{
          width,
          height: height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      />
      {root && createPortal(<CanvasList parent={null} slot="" {...WHOLE_PAGE} />, root)}
    </>
  )
}
