import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import { hasMainHeading } from '#modules/pages/blocks/main-heading.ts'
import { saveDoc } from '../../model/doc.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import ownStyles from './canvas.css?url'
import type { PageShell } from './page-shell.ts'
import classes from './stage.module.css'
import { useFilledFrame } from './use-filled-frame.ts'

type Doc = Parameters<typeof saveDoc>[0]

/** Asked by every frame and with every step: looked up once for each state of the page. */
const needsTitle = madeOnce((doc: Doc) => !hasMainHeading(saveDoc(doc)))

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
  const { rules, page, frame: source, Blocks } = useRoom().surface
  const keys = useMessages(messages)(`on.${rules.name}.keys`)
  const { frame, root, attributes } = useFilledFrame({ shell, ownStyles, source })
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
      {root && createPortal(<Blocks />, root)}
      {page && <PageTitle root={root} title={page.title} />}
    </>
  )
}

/**
 * The website writes the title of a page above its blocks as long as none of them is the main heading:
 * on the canvas it comes and goes with the blocks, at once. Only whoever writes is not disturbed: what
 * they empty for a moment to write it anew still is the heading.
 */
function PageTitle({ root, title: stored }: { root: HTMLElement | null; title: string }) {
  const { session, data, space } = useRoom()
  const title = useStore(session, (now) => now?.title) ?? stored
  const tokens = useStore(data, (now) => now.tokens)
  const last = useRef(false)
  const isWanted = useDesigner(({ doc, writing }) => {
    if (!writing) last.current = needsTitle(doc)
    return last.current
  })
  useEffect(() => {
    const article = root?.closest('article')
    if (!article) return
    article.querySelector(':scope > .page-title')?.remove()
    if (isWanted) article.prepend(titleOf(article, fillTokens(title, tokens)))
    space.changed()
  }, [root, isWanted, title, tokens, space])
  return null
}

function titleOf({ ownerDocument }: Element, title: string): HTMLElement {
  const header = ownerDocument.createElement('header')
  header.className = 'page-title'
  header.setAttribute('inert', '')
  const heading = ownerDocument.createElement('h1')
  heading.textContent = title
  header.append(heading)
  return header
}
