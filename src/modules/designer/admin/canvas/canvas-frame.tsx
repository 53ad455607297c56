import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { WHOLE_PAGE } from '#kernel/site/block/render-blocks.tsx'
import { texts } from '../texts.ts'
import ownStyles from './canvas.css?url'
import { CanvasList } from './canvas-list.tsx'
import { fillDocument, type PageShell } from './page-shell.ts'
import classes from './stage.module.css'

/** Standards mode needs a doctype, which an address-less frame would not have. */
const BLANK = '<!doctype html><html><head></head><body></body></html>'

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
  const { nonce } = useSession()
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const document = isLoaded ? frame?.contentDocument : undefined
    if (!document) return
    let isGone = false
    void fillDocument({ document, shell, nonce, ownStyles }).then((place) => {
      if (!isGone) setRoot(place)
    })
    return () => {
      isGone = true
      setRoot(null)
    }
  }, [frame, isLoaded, shell, nonce])
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
        ref={setFrame}
        className={classes.frame}
        title={label}
        srcDoc={BLANK}
        onLoad={() => setLoaded(true)}
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
