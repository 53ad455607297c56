import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '#kernel/admin/session.tsx'
import { ScaledFrame } from '#ui/scaled-frame/scaled-frame.tsx'

/** Pixels a website gets on each kind of screen. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const
export type Width = keyof typeof WIDTHS

type Props = { html: string; title: string; width: number }

/**
 * A page of the website in a frame where no script runs. It stays while its content is exchanged, so that
 * whoever types sees no flash and stays at the place they look at.
 */
export function PreviewFrame({ html, title, width }: Props) {
  const { nonce } = useSession()
  const frame = useRef<HTMLIFrameElement>(null)
  const page = useMemo(() => lookedAt(html, nonce), [html, nonce])
  const [first] = useState(() => page.documentElement.outerHTML)
  const renew = useCallback(() => {
    const shown = frame.current?.contentDocument
    if (shown?.querySelector('main')) showPage(shown, page)
  }, [page])
  useEffect(renew, [renew])
  return (
    <ScaledFrame
      ref={frame}
      title={title}
      width={width}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html>${first}`}
      onLoad={renew}
    />
  )
}

/** Without scripts, which would not run; its styles fall under the content policy of this document. */
function lookedAt(html: string, nonce: string): Document {
  const allowed = html.replaceAll('<style', `<style nonce="${nonce}"`)
  const page = new DOMParser().parseFromString(allowed, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  return page
}

/** It is only looked at: what it links to is another page, and its forms would buy. */
function showPage(shown: Document, { body }: Document): void {
  shown.body.replaceChildren(...shown.importNode(body, true).childNodes)
  shown.body.inert = true
}
