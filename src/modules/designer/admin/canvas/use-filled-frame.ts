import { useEffect, useState } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import { fillDocument, type PageShell } from './page-shell.ts'

/** Standards mode needs a doctype, which an address-less frame would not have. */
export const BLANK = '<!doctype html><html><head></head><body></body></html>'

type Filling = {
  shell: PageShell
  /** Address of styles on top of those of the website. */
  ownStyles: string
  /** Address of an empty page with a policy of its own. */
  source?: string | undefined
  /** Gets the place of the blocks before anything is drawn in it. */
  prepare?(place: HTMLElement): void
}

/** A frame with the page around its blocks, and the element they are drawn in once it is there. */
export function useFilledFrame({ shell, ownStyles, source, prepare }: Filling) {
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
      prepare?.(place)
      setRoot(place)
    })
    return () => {
      isGone = true
      setRoot(null)
    }
  }, [frame, isLoaded, shell, nonce, ownStyles, prepare])
  return {
    frame,
    root,
    attributes: {
      ref: setFrame,
      ...(source ? { src: source } : { srcDoc: BLANK }),
      onLoad: () => setLoaded(true),
    },
  }
}
