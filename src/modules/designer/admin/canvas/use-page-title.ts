import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import { hasMainHeading } from '#modules/pages/blocks/main-heading.ts'
import { saveDoc } from '../../model/doc.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'

/**
 * The website writes the title of a page above its blocks as long as none of them is the main heading:
 * on the canvas it comes and goes with the blocks, at once. Only whoever writes is not disturbed: what
 * they empty for a moment to write it anew still is the heading.
 */
export function usePageTitle(root: HTMLElement | null): void {
  const { page, desk, data, space } = useRoom()
  const title = useStore(desk, (now) => now?.title) ?? page.title
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
}

type Doc = Parameters<typeof saveDoc>[0]

/** Asked by every frame and with every step: looked up once for each state of the page. */
const needsTitle = madeOnce((doc: Doc) => !hasMainHeading(saveDoc(doc)))

function titleOf({ ownerDocument }: Element, title: string): HTMLElement {
  const header = ownerDocument.createElement('header')
  header.className = 'page-title'
  header.setAttribute('inert', '')
  const heading = ownerDocument.createElement('h1')
  heading.textContent = title
  header.append(heading)
  return header
}
